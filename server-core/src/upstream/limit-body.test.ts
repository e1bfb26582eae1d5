/** @jest-environment node */
import { limitBody } from './limit-body';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function* parts(...lengths: number[]): AsyncGenerator<Uint8Array> {
  for (const length of lengths) yield await Promise.resolve(new Uint8Array(length));
}

/** A body that says nothing more until its request is aborted, as a body of fetch does. */
async function* silent({ signal }: AbortController): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(1);
  await new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );
}

async function lengthOf(body: AsyncIterable<Uint8Array>): Promise<number> {
  let length = 0;
  for await (const part of body) length += part.length;
  return length;
}

it('passes a body on that keeps the limits', async () => {
  const limits = { maxBytes: 6, idleMs: 1_000, controller: new AbortController() };
  expect(await lengthOf(limitBody(parts(1, 2, 3), limits))).toBe(6);
  expect(limits.controller.signal.aborted).toBe(false);
});

it('ends a body with too many bytes', async () => {
  const limits = { maxBytes: 5, idleMs: 1_000, controller: new AbortController() };
  const endless = parts(...Array<number>(1_000).fill(2));
  await expect(lengthOf(limitBody(endless, limits))).rejects.toThrow('the provider sent more than 5 bytes');
  expect(await endless.next()).toMatchObject({ done: true });
});

it('ends a body that pauses for too long', async () => {
  const controller = new AbortController();
  const limits = { maxBytes: 5, idleMs: 20, controller };
  const ended = expect(lengthOf(limitBody(silent(controller), limits))).rejects.toThrow(
    'the provider sent nothing for 20 ms',
  );
  await jest.advanceTimersByTimeAsync(20);
  await ended;
});

it('does not take a visitor who reads slowly for a pause', async () => {
  const limits = { maxBytes: 5, idleMs: 20, controller: new AbortController() };
  const body = limitBody(parts(1, 1), limits);
  await body.next();
  await jest.advanceTimersByTimeAsync(60);
  expect(await body.next()).toMatchObject({ done: false });
});
