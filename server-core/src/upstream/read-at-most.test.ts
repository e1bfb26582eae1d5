/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

import { readAtMost } from './read-at-most';

const limits = { maxBytes: 100_000, idleMs: 20_000 };

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
      for (;;) {
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
  expect((await readAtMost(response.body, limits)).toString()).toBe('The ferry is back');
  const readable = Readable.from([Buffer.from('a'), Buffer.from('b')]);
  expect((await readAtMost(readable, limits)).toString()).toBe('ab');
  expect(await readAtMost(null, limits)).toHaveLength(0);
});

it('reads as many bytes as are allowed and not one more', async () => {
  const parts = (length: number) => Readable.from([Buffer.alloc(length - 1), Buffer.alloc(1)]);
  expect(await readAtMost(parts(limits.maxBytes), limits)).toHaveLength(limits.maxBytes);
  await expect(readAtMost(parts(limits.maxBytes + 1), limits)).rejects.toMatchObject({
    status: 502,
    message: 'the provider sent more than 100000 bytes',
  });
});

it('cancels a body without an end', async () => {
  const { state, body } = endless(Buffer.alloc(10_000));
  await expect(readAtMost(body, limits)).rejects.toMatchObject({ status: 502 });
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
  await expect(readAtMost(response.body, limits)).rejects.toMatchObject({ status: 502 });
  await isClosed;
});

it('counts the bytes of a compressed body after decompression', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const response = await serve((_request, answer) =>
    answer.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  );
  expect(bomb.length).toBeLessThan(limits.maxBytes);
  await expect(readAtMost(response.body, limits)).rejects.toMatchObject({ status: 502 });
});

it('keeps a body of tiny parts small', async () => {
  const { state, body } = endless(Buffer.from('a'));
  await expect(readAtMost(body, limits)).rejects.toMatchObject({ status: 502 });
  expect(state.parts).toBeLessThanOrEqual(limits.maxBytes + 3);
});

it('cancels a body that pauses for too long', async () => {
  jest.useFakeTimers();
  const cancelled = jest.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from('The ferry ')),
    cancel: cancelled,
  });
  const ended = expect(readAtMost(body, limits)).rejects.toMatchObject({
    status: 504,
    message: 'the provider sent nothing for 20000 ms',
  });
  await jest.advanceTimersByTimeAsync(20_000);
  await ended;
  expect(cancelled).toHaveBeenCalled();
  jest.useRealTimers();
});

it('passes on the error of a body that breaks off', async () => {
  const response = await serve((_request, answer) => {
    answer.writeHead(200, { 'content-length': 50 }).write('a', () => answer.destroy());
  });
  await expect(readAtMost(response.body, limits)).rejects.toThrow('terminated');
});

it('cancels a body that comes drop by drop', async () => {
  jest.useFakeTimers();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      setInterval(() => controller.enqueue(Buffer.from('a')), 10_000);
    },
  });
  const ended = expect(readAtMost(body, { ...limits, timeoutMs: 95_000 })).rejects.toMatchObject({
    status: 504,
    message: 'the provider took over 95000 ms',
  });
  await jest.advanceTimersByTimeAsync(95_000);
  await ended;
  jest.useRealTimers();
});
