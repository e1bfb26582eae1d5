import { isOfThisWeek } from './is-of-this-week';

const november = (day: number) => ({ year: 2026, month: 10, day });
const isOnThe22nd = (day: number) => isOfThisWeek(november(day), november(22));

it('names what is of the last seven days', () => {
  expect([22, 16, 15, 23].map(isOnThe22nd)).toEqual([true, true, false, false]);
  expect(isOfThisWeek(undefined, november(22))).toBe(false);
});
