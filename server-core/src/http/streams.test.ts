/** @jest-environment node */
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';

import { createStreams } from './streams';

const windowMs = 20_000;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** A response whose visitor reads when the test says so. */
function createVisitor() {
  const state = { destroyed: false, writableLength: 0 };
  const events = new EventEmitter();
  const destroy = jest.fn(() => {
    state.destroyed = true;
    events.emit('close');
  });
  const response = Object.assign(events, state, { destroy }) as unknown as ServerResponse;
  const content = new PassThrough({ highWaterMark: 1_000_000 });
  content.write(Buffer.alloc(900_000));
  return { response, content, destroy };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('ends a file whose visitor takes less than 64 KB in twenty seconds', async () => {
  const { response, content, destroy } = createVisitor();
  createStreams().add('192.0.2.1', response, content);
  for (const [bytes, isEnded] of [
    [70_000, false],
    [60_000, true],
  ] as const) {
    content.read(bytes);
    await settled();
    jest.advanceTimersByTime(windowMs);
    expect(destroy).toHaveBeenCalledTimes(isEnded ? 1 : 0);
  }
});

it('does not end a file that its provider sends slowly', async () => {
  const { response, content, destroy } = createVisitor();
  createStreams().add('192.0.2.1', response, content);
  content.read(900_000);
  await settled();
  jest.advanceTimersByTime(5 * windowMs);
  content.write(Buffer.alloc(10));
  content.read(10);
  jest.advanceTimersByTime(windowMs);
  expect(destroy).not.toHaveBeenCalled();
});

it('sends four files to a visitor, the next one when one of them has ended', () => {
  const streams = createStreams();
  const visitors = Array.from({ length: 4 }, createVisitor);
  const add = (ip: string, { response, content } = createVisitor()) => streams.add(ip, response, content);
  expect(visitors.map((visitor) => add('2001:db8::1', visitor))).toEqual([true, true, true, true]);
  expect(add('2001:db8::2')).toBe(false);
  expect(add('2001:db8:0:1::1')).toBe(true);
  visitors[0]?.destroy();
  expect(add('2001:db8::2')).toBe(true);
});
