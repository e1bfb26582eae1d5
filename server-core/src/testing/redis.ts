import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** The answer to a command; a command without one hangs. */
type Answer = number | Buffer | undefined;

/** A server that speaks as much of Redis' protocol as the client needs. It runs no scripts. */
export interface FakeRedis {
  url: string;
  /** Commands that came, with their arguments; those of the connection itself are left out. */
  commands: string[][];
  /** Chooses the answer to each command, by its name and arguments. */
  answer: (next: (command: string[], raw: readonly Buffer[]) => Answer) => void;
  /** Ends every connection, and takes no new one. */
  stop: () => Promise<void>;
  /** Listens again, at the same address. */
  start: () => Promise<void>;
}

export async function startFakeRedis(): Promise<FakeRedis> {
  const sockets = new Set<Socket>();
  const commands: string[][] = [];
  let answerOf: (command: string[], raw: readonly Buffer[]) => Answer = () => 0;

  const serve = (socket: Socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      for (let read = readCommand(received); read !== undefined; read = readCommand(received)) {
        received = received.subarray(read.length);
        reply(socket, read.parts);
      }
    });
  };
  const reply = (socket: Socket, parts: readonly Buffer[]) => {
    const command = parts.map(String);
    if (/^(?:client|ping|select|hello)$/i.test(command[0] ?? '')) {
      socket.write('+OK\r\n');
      return;
    }
    commands.push(command);
    const answer = answerOf(command, parts);
    if (typeof answer === 'number') socket.write(`:${answer}\r\n`);
    else if (answer !== undefined) {
      socket.write(Buffer.concat([Buffer.from(`$${answer.length}\r\n`), answer, Buffer.from('\r\n')]));
    }
  };

  let server: Server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    commands,
    answer: (next) => (answerOf = next),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    start: async () => {
      server = createServer(serve).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}

/**
 * The first command of the bytes: `*2`, then for each part `$LENGTH` and its bytes. Undefined while it is not
 * complete.
 */
function readCommand(bytes: Buffer): { parts: Buffer[]; length: number } | undefined {
  let at = 0;
  const readLine = () => {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return undefined;
    const line = bytes.toString('latin1', at, end);
    at = end + 2;
    return line;
  };
  const head = readLine();
  if (head === undefined) return undefined;
  const parts: Buffer[] = [];
  for (let left = Number(head.slice(1)); left > 0; left -= 1) {
    const line = readLine();
    if (line === undefined) return undefined;
    const length = Number(line.slice(1));
    if (at + length + 2 > bytes.length) return undefined;
    parts.push(bytes.subarray(at, at + length));
    at += length + 2;
  }
  return { parts, length: at };
}
