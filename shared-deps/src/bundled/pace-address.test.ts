import { paceAddress } from './pace-address';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('changes the address seldom, and by what is shown last', () => {
  const change = jest.fn();
  const address = paceAddress(change);
  for (let key = 0; key < 60; key += 1) {
    address.soon();
    jest.advanceTimersByTime(33);
  }
  jest.advanceTimersByTime(400);
  expect(change.mock.calls.length).toBeLessThan(7);
  expect(jest.getTimerCount()).toBe(0);
});

it('catches up once the browser lets it, and not after the page', () => {
  const refused = new DOMException('', 'SecurityError');
  const change = jest.fn(() => {
    if (Date.now() < allowed) throw refused;
  });
  const allowed = Date.now() + 30_000;
  const address = paceAddress(change);
  address.now();
  jest.advanceTimersByTime(29_900);
  expect(change).not.toHaveReturned();
  jest.advanceTimersByTime(500);
  expect(change).toHaveReturnedTimes(1);
  address.soon();
  address.cancel();
  jest.advanceTimersByTime(1_000);
  expect(change).toHaveReturnedTimes(1);
});
