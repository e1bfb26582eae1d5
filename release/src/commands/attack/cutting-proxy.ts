import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection that ends in the middle. */
export interface CuttingProxy {
  port: number;
  /** Lets so many bytes pass, both ways together; then every connection ends, and none is taken. */
  allow: (bytes: number) => void;
  /** Bytes that have passed since then. */
  passed: () => number;
  close: () => void;
}

export async function startCuttingProxy(target: number): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  let allowed = Infinity;
  let passed = 0;
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.on('data', (chunk: Buffer) => {
      const rest = allowed - passed;
      passed += chunk.length;
      to.write(chunk.subarray(0, Math.max(0, Math.min(chunk.length, rest))));
      if (passed > allowed) setImmediate(end);
    });
  };
  const server = createServer({ noDelay: true }, (client) => {
    if (passed > allowed) {
      client.destroy();
      return;
    }
    const upstream = connect({ port: target, host: '127.0.0.1', noDelay: true });
    join(client, upstream);
    join(upstream, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    allow: (bytes) => {
      allowed = bytes;
      passed = 0;
    },
    passed: () => passed,
    close: () => {
      end();
      server.close();
    },
  };
}
