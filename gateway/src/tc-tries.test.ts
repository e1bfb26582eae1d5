/** @jest-environment node */
import { createTcTries } from './tc-tries';

const minutes = 60_000;
const hours = 60 * minutes;

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

const nilo = { name: 'Nilo Barrow', admission: '0042' };
const numbered = (at: number) => ({ name: `Name ${at}`, admission: `No ${at}` });

/** How many of the tries go through at once. */
function countOf(
  tries: ReturnType<typeof createTcTries>,
  times: number,
  askedBy: (at: number) => [string, typeof nilo],
) {
  return Array.from({ length: times }, (_, at) => tries.secondsUntilNext(...askedBy(at))).filter(
    (wait) => wait === 0,
  ).length;
}

it('lets one visitor try twenty certificates, then makes each try wait longer', () => {
  const tries = createTcTries();
  expect(countOf(tries, 200, (at) => ['a', numbered(at)])).toBe(20);
  expect(tries.secondsUntilNext('a', nilo)).toBe(6);
  now = 6_000;
  expect(tries.secondsUntilNext('a', nilo)).toBe(0);
  expect(tries.secondsUntilNext('a', nilo)).toBe(12);
  expect(tries.secondsUntilNext('b', nilo)).toBe(0);
});

it('lets one visitor try two hundred certificates a day at most', () => {
  const tries = createTcTries();
  let through = 0;
  for (let at = 0; now < 24 * hours; at += 1) {
    const wait = tries.secondsUntilNext('a', numbered(at));
    if (wait === 0) through += 1;
    now += wait * 1_000;
  }
  expect(through).toBe(200);
});

it('lets visitors of many addresses guess names for a number fifty times a day, and three times each', () => {
  const tries = createTcTries();
  const guess = (at: number) => ({ name: `Name ${at}`, admission: '0042' });
  expect(countOf(tries, 200, (at) => [`visitor ${at % 5}`, guess(at)])).toBe(5 * 3);
  now = 1 * minutes;
  expect(countOf(tries, 200, (at) => [`visitor ${at % 5}`, guess(200 + at)])).toBeLessThanOrEqual(1);
});

it('lets visitors of many addresses guess numbers for a name no more often', () => {
  const tries = createTcTries();
  const guess = (at: number) => ({ name: 'Nilo Barrow', admission: String(at) });
  expect(countOf(tries, 300, (at) => [`visitor ${at % 10}`, guess(at)])).toBe(10 * 3);
});

it('leaves a parent three tries whoever has flooded the number and the name from some networks', () => {
  const tries = createTcTries();
  for (let at = 0; at < 1_000; at += 1) tries.secondsUntilNext(`stranger ${at % 8}`, nilo);
  expect(countOf(tries, 10, () => ['parent', nilo])).toBe(3);
});

it.each([
  ['of one provider', 10, (at: number) => `2001:db8:1:${at.toString(16)}`],
  ['of as many providers', 30, (at: number) => `2001:db8:${at.toString(16)}:1`],
])('lets 1,024 networks %s try %d names at a number, then one a minute', (_whose, count, visitorOf) => {
  const tries = createTcTries();
  const guess = (at: number) => ({ name: `Name ${at}`, admission: '0042' });
  expect(countOf(tries, 1_024, (at) => [visitorOf(at), guess(at)])).toBe(count);
  for (let minute = 0; minute < 10; minute += 1) {
    now += minutes;
    expect(
      countOf(tries, 100, (at) => [visitorOf(1_024 + minute * 100 + at), guess(at)]),
    ).toBeLessThanOrEqual(1);
  }
});

it('lets 1,024 networks try a hundred numbers for a name', () => {
  const tries = createTcTries();
  const guess = (at: number) => ({ name: 'Nilo Barrow', admission: String(at) });
  expect(countOf(tries, 1_024, (at) => [`visitor ${at}`, guess(at)])).toBe(100);
});

it('locks a parent out for a minute at most, whoever has flooded the number from everywhere', () => {
  const tries = createTcTries();
  for (let at = 0; at < 5_000; at += 1, now += 100) tries.secondsUntilNext(`stranger ${at}`, nilo);
  expect(tries.secondsUntilNext('parent', nilo)).toBeLessThanOrEqual(60);
  now += minutes;
  expect(tries.secondsUntilNext('parent', nilo)).toBe(0);
});

it('takes spellings of a number or a name for one', () => {
  const tries = createTcTries();
  const spellings = ['RM/2019/07', 'rm-2019-07', ' RM 2019 07', 'ＲＭ/2019/07'];
  expect(
    countOf(tries, 40, (at) => [
      `visitor ${at % 2}`,
      { name: `Name ${at}`, admission: spellings[at % 4] ?? '' },
    ]),
  ).toBe(10);
});

it('asks for a wait of a day at most', () => {
  const tries = createTcTries();
  for (let at = 0; at < 400; at += 1) {
    const wait = tries.secondsUntilNext('a', numbered(at));
    expect(wait).toBeLessThanOrEqual(24 * 60 * 60);
    now += wait * 1_000;
  }
});
