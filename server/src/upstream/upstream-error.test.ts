import { setImmediate as nextRound } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { refusalOf, UpstreamError } from './upstream-error';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('is kept without the bytes that the failing function had in hand', async () => {
  const fail = () => {
    const bytes = Buffer.alloc(5_000_000);
    const check = () => {
      throw new UpstreamError(502, `${bytes.length} bytes are too many`);
    };
    try {
      return check();
    } catch (error) {
      return { error, bytes: new WeakRef(bytes) };
    }
  };
  const { error, bytes } = fail();
  // a reference made in a round of the event loop holds until its end
  await nextRound();
  collectGarbage();
  expect(error).toHaveProperty('message', '5000000 bytes are too many');
  expect(bytes.deref()).toBeUndefined();
});

describe('a refusal', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  const waitOf = (status: number, value: string) => {
    jest.spyOn(Date, 'now').mockReturnValue(now);
    return refusalOf(new Response(null, { status, headers: { 'retry-after': value } })).waitMs;
  };

  it.each([
    ['120', 120_000],
    ['Fri, 20 Nov 2026 10:00:30 GMT', 30_000],
    ['99999999', 600_000],
    ['9'.repeat(400), 600_000],
  ])('with a Retry-After of %s is one for so long, ten minutes at most', (value, ms) => {
    expect([waitOf(429, value), waitOf(503, value)]).toEqual([ms, ms]);
  });

  it.each([
    [429, 'Fri, 20 Nov 2026 09:00:00 GMT'],
    [429, '-5'],
    [429, 'soon'],
    [404, '60'],
  ])('by %d with a Retry-After of %s wants no wait', (status, value) => {
    expect(waitOf(status, value)).toBe(0);
  });
});
