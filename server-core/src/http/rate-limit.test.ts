/** @jest-environment node */
import { createRateLimit, networkOf, visitorOf } from './rate-limit';

const minutes = 60_000;
const hours = 60 * minutes;

describe('a rate limit', () => {
  const rate = { burst: 3, firstWaitMs: 10_000, longestWaitMs: 30_000, perDay: 6 };

  it('lets a burst through, and then makes each try wait twice as long as the one before', () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const limit = createRateLimit(rate);
    for (let at = 0; at < 3; at += 1) {
      expect(limit.waitOf('a')).toBe(0);
      limit.count('a');
    }
    expect(limit.waitOf('a')).toBe(10_000);
    expect(limit.waitOf('b')).toBe(0);
    clock.mockReturnValue(9_000);
    expect(limit.waitOf('a')).toBe(1_000);
    clock.mockReturnValue(10_000);
    expect(limit.waitOf('a')).toBe(0);
    limit.count('a');
    expect(limit.waitOf('a')).toBe(20_000);
    clock.mockReturnValue(30_000);
    limit.count('a');
    expect(limit.waitOf('a')).toBe(30_000);
  });

  it('lets no more through in a day, and forgets the tries a day after the first', () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const limit = createRateLimit(rate);
    for (let at = 0; at < 6; at += 1) limit.count('a');
    clock.mockReturnValue(1 * hours);
    expect(limit.waitOf('a')).toBe(23 * hours);
    clock.mockReturnValue(24 * hours);
    expect(limit.waitOf('a')).toBe(0);
    limit.count('a');
    expect(limit.waitOf('a')).toBe(0);
  });

  it('forgets the key that was unused for longest when there are too many', () => {
    jest.spyOn(performance, 'now').mockReturnValue(0);
    const limit = createRateLimit({ ...rate, burst: 1 }, 100);
    limit.count('first');
    for (let at = 0; at < 99; at += 1) limit.count(String(at));
    expect(limit.waitOf('first')).toBe(10_000);
    limit.count('one more');
    expect(limit.waitOf('first')).toBe(0);
    expect(limit.waitOf('0')).toBe(10_000);
  });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['1::2:3:4:5:6:7', '1:0:2:3'],
  ['::1', '0:0:0:0'],
])('takes %s for the visitor %s', (address, visitor) => {
  expect(visitorOf(address)).toBe(visitor);
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2', '2001:db8:1'],
])('takes the visitor %s for one of the network %s', (visitor, network) => {
  expect(networkOf(visitor)).toBe(network);
});
