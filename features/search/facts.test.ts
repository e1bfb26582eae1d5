import type { SchoolYear } from '@school/contract';

import { factsNow } from './facts';

const schoolYear: SchoolYear = {
  closedOn: ['Sunday'],
  office: [{ from: '11-16', opens: '09:00', closes: '13:30' }],
  holidays: [{ from: '2026-11-24', name: 'Guru Nanak Jayanti' }],
  examinations: [{ from: '2026-12-07', to: '2026-12-12', name: 'Periodic Test-2' }],
  meetings: [],
  reopenings: [],
};

it('says whether there is school today and tomorrow, with the reason', () => {
  expect(factsNow(schoolYear, '2026-11-23T20:15', undefined).schoolDays).toBe(
    'Today, Monday, 23 November: a school day. Tomorrow, Tuesday, 24 November: closed: Guru Nanak Jayanti.',
  );
});

it('begins with the notice in force, and says nothing of the office then', () => {
  const { schoolDays, officeNow } = factsNow(schoolYear, '2026-11-25T10:00', 'School is closed tomorrow.');
  expect(schoolDays).toMatch(/^School is closed tomorrow. By the calendar alone: Today, Wednesday/);
  expect(officeNow).toBeUndefined();
});

it('has the notice alone for a school without a year', () => {
  expect(factsNow(undefined, '2026-11-25T10:00', 'Closed.')).toEqual({ schoolDays: 'Closed.' });
});

it.each([
  ['2026-11-23T08:59', 'Closed now: the office is open from 9:00 to 13:30.'],
  ['2026-11-23T09:00', 'Open now: the office is open from 9:00 to 13:30.'],
  ['2026-11-23T13:30', 'Closed now: the office opens on Wednesday, 25 November at 9:00.'],
  ['2026-11-22T10:00', 'Closed now: the office opens tomorrow at 9:00.'],
])('says at %s whether the office is open', (moment, text) => {
  expect(factsNow(schoolYear, moment, undefined).officeNow).toBe(text);
});
