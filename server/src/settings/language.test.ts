import { weekdays } from '@school/contract';
import { formatDayInYear, weekdayOf } from '@school/shared-deps/server';

import { inLanguage } from './language';
import { texts } from './texts';

it('has the texts of a language for one step of work, and English ones afterwards', () => {
  expect(inLanguage('hi', () => texts.menu)).toBe('मेनू');
  expect(inLanguage('en', () => texts.menu)).toBe('Menu');
  expect(texts.menu).toBe('Menu');
});

it('has English texts again after work that fails', () => {
  const fail = () =>
    inLanguage('pa', () => {
      throw new Error(texts.menu);
    });
  expect(fail).toThrow('ਮੀਨੂ');
  expect(texts.menu).toBe('Menu');
});

it('names days and months in a language, and reads days of the school year as they were written', () => {
  const day = { year: 2026, month: 10, day: 29 };
  const [sunday] = weekdays;
  const nameOf = () => `${weekdayOf(day)}, ${formatDayInYear(day)}`;
  expect(inLanguage('pa', nameOf)).toBe('ਐਤਵਾਰ, 29 ਨਵੰਬਰ');
  expect(nameOf()).toBe('Sunday, 29 November');
  expect(inLanguage('hi', () => weekdays[0])).toBe(sunday);
});
