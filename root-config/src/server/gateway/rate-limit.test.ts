/** @jest-environment node */
import { createRateLimit, visitorOf } from './rate-limit';

describe('a rate limit', () => {
  const limit = () => createRateLimit({ burst: 3, perMinute: 6 });

  it('lets a burst through and then one try at a time', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    const tries = limit();
    for (let at = 0; at < 3; at += 1) {
      expect(tries.waitOf('a')).toBe(0);
      tries.count('a');
    }
    expect(tries.waitOf('a')).toBe(10_000);
    expect(tries.waitOf('b')).toBe(0);
    clock.mockReturnValue(9_000);
    expect(tries.waitOf('a')).toBe(1_000);
    clock.mockReturnValue(10_000);
    expect(tries.waitOf('a')).toBe(0);
    tries.count('a');
    expect(tries.waitOf('a')).toBe(10_000);
  });

  it('is back to a whole burst after a while, and never to more', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    const tries = limit();
    tries.count('a');
    clock.mockReturnValue(3_600_000);
    for (let at = 0; at < 3; at += 1) tries.count('a');
    expect(tries.waitOf('a')).toBe(10_000);
  });

  it('forgets who was longest not seen when there are too many', () => {
    jest.spyOn(Date, 'now').mockReturnValue(0);
    const tries = createRateLimit({ burst: 1, perMinute: 1 });
    tries.count('first');
    for (let at = 0; at < 4_999; at += 1) tries.count(String(at));
    expect(tries.waitOf('first')).toBe(60_000);
    tries.count('one more');
    expect(tries.waitOf('first')).toBe(0);
    expect(tries.waitOf('0')).toBe(60_000);
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
