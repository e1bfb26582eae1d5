import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

import { readAtMost } from './read-at-most';

const MAX_BYTES = 100_000;

let server: Server | undefined;

async function serve(listener: RequestListener): Promise<Response> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/`);
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Parts without end, which notes when its reader goes away. */
function endless(part: Uint8Array) {
  const state = { parts: 0, isCancelled: false };
  async function* parts() {
    try {
      while (!state.isCancelled) {
        state.parts += 1;
        yield await Promise.resolve(part);
      }
    } finally {
      state.isCancelled = true;
    }
  }
  return { state, body: parts() };
}

it('reads a body of any kind in its order', async () => {
  const response = await serve((_request, answer) => {
    answer.write('The ferry ', () => answer.end('is back'));
  });
  expect((await readAtMost(response.body, MAX_BYTES)).toString()).toBe('The ferry is back');
  const readable = Readable.from([Buffer.from('a'), Buffer.from('b')]);
  expect((await readAtMost(readable, MAX_BYTES)).toString()).toBe('ab');
  expect(await readAtMost(null, MAX_BYTES)).toHaveLength(0);
});

it('reads as many bytes as are allowed and not one more', async () => {
  const parts = (length: number) => Readable.from([Buffer.alloc(length - 1), Buffer.alloc(1)]);
  expect(await readAtMost(parts(MAX_BYTES), MAX_BYTES)).toHaveLength(MAX_BYTES);
  await expect(readAtMost(parts(MAX_BYTES + 1), MAX_BYTES)).rejects.toMatchObject({
    status: 502,
    message: 'the provider sent more than 100000 bytes',
  });
});

it('cancels a body without an end', async () => {
  const { state, body } = endless(Buffer.alloc(10_000));
  await expect(readAtMost(body, MAX_BYTES)).rejects.toMatchObject({ status: 502 });
  expect(state.isCancelled).toBe(true);
  expect(state.parts).toBeLessThanOrEqual(13);
});

it('closes the connection of a body without an end', async () => {
  let closed: () => void = () => undefined;
  const isClosed = new Promise<void>((resolve) => (closed = resolve));
  const response = await serve((_request, answer) => {
    answer.once('close', closed);
    Readable.from(endless(Buffer.alloc(10_000)).body).pipe(answer);
  });
  await expect(readAtMost(response.body, MAX_BYTES)).rejects.toMatchObject({ status: 502 });
  await isClosed;
});

it('counts the bytes of a compressed body after decompression', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const response = await serve((_request, answer) =>
    answer.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  );
  expect(bomb.length).toBeLessThan(MAX_BYTES);
  await expect(readAtMost(response.body, MAX_BYTES)).rejects.toMatchObject({ status: 502 });
});

it('passes on the error of a body that breaks off', async () => {
  const response = await serve((_request, answer) => {
    answer.writeHead(200, { 'content-length': 50 }).write('a', () => answer.destroy());
  });
  await expect(readAtMost(response.body, MAX_BYTES)).rejects.toThrow('terminated');
});
