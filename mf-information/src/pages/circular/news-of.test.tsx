import { renderHook } from '@testing-library/react';

import { useNews } from './news-of';

const november = (day: number) => ({ year: 2026, month: 10, day });
const newsOn = (today: number) => renderHook(() => useNews('/Circular', november(today))).result.current;

beforeEach(() => localStorage.clear());

it('names what is of the last seven days', () => {
  const news = newsOn(22);
  expect([22, 16, 15].map((day) => news(november(day)))).toEqual(['week', 'week', undefined]);
  expect([news(undefined), news(november(23))]).toEqual([undefined, undefined]);
});

it('names what has come since the visit before, for all of the day', () => {
  newsOn(18);
  for (const news of [newsOn(22), newsOn(22)]) {
    expect([20, 18, 15].map((day) => news(november(day)))).toEqual(['visit', 'week', undefined]);
  }
});

it('knows no visits where the browser blocks storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(newsOn(22)(november(20))).toBe('week');
});
