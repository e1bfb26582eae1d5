import type { SchoolEvent, SchoolYear } from '@school/contract';
import { type Day, dayOf } from '@school/shared-deps/server';

import { dayAfter, describeDay, describeOfficeFrom, describeOfficeOn } from './describe-day';

const timeZone = 'Asia/Kolkata';
const year: SchoolYear = {
  closedOn: ['Sunday'],
  office: [
    { from: '11-16', opens: '09:00', closes: '13:30' },
    { from: '03-23', opens: '08:00', closes: '12:30' },
  ],
  holidays: [
    { from: '2026-11-24', name: 'Guru Nanak Jayanti' },
    { from: '2026-12-21', to: '2027-01-03', name: 'Winter break' },
  ],
  examinations: [{ from: '2026-12-07', to: '2026-12-12', name: 'Periodic Test-2' }],
  meetings: [],
  reopenings: [],
};
const exhibition = {
  _id: 'exhibition',
  title: 'Science exhibition',
  date: '2026-11-28',
  time: '09:30',
} as SchoolEvent;

function at(iso: string): Day {
  const day = dayOf(iso, timeZone);
  if (!day) throw new Error(`${iso} is no day`);
  return day;
}

const rowOf = (iso: string, events = [exhibition]) =>
  describeDay(at(iso), { year, events, timeZone })
    .map(({ text }) => text)
    .join(' · ');

function officeAt(iso: string, changes: Partial<SchoolYear> = {}): string | undefined {
  const lines = describeOfficeFrom(at(iso), { ...year, ...changes });
  return lines.findLast(({ from }) => from <= iso.padEnd(16, 'T00:00'))?.text;
}

it.each([
  ['2026-11-22', 'closed'],
  ['2026-11-24', 'closed: Guru Nanak Jayanti'],
  ['2026-11-28', 'a school day · Science exhibition at 9:30'],
  ['2026-12-08', 'Periodic Test-2 until 12 December'],
  ['2026-12-12', 'Periodic Test-2'],
  ['2026-12-31', 'closed until 3 January: Winter break'],
  ['2027-01-04', 'a school day'],
])('describes %s', (iso, row) => {
  expect(rowOf(iso)).toBe(row);
});

it('leads to an event from its day, and lets a notice change the rest', () => {
  const parts = describeDay(at('2026-11-28'), { year, events: [exhibition], timeZone });
  expect(parts).toEqual([
    { text: 'a school day', isPlanned: true },
    { text: 'Science exhibition at 9:30', href: '/Events?event=exhibition' },
  ]);
});

it.each([
  ['2026-11-22', 'the office opens tomorrow at 9:00'],
  ['2026-11-23T13:29', 'the office is open from 9:00 to 13:30'],
  ['2026-11-23T13:30', 'the office opens on Wednesday, 25 November at 9:00'],
  ['2026-11-27T13:30', 'the office opens tomorrow at 9:00'],
  ['2026-12-31', 'the office opens on Monday, 4 January at 9:00'],
  ['2027-03-23', 'the office is open from 8:00 to 12:30'],
])('says of the office at %s: %s', (iso, text) => {
  expect(officeAt(iso)).toBe(text);
});

it('leaves out an office that never opens', () => {
  const closedOn = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
  expect(officeAt('2027-01-04', { closedOn: [...closedOn] })).toBeUndefined();
});

it('says nothing of hours that the school has not written down, but that a closed day is one', () => {
  const unknown = { ...year, office: [] };
  expect(officeAt('2027-01-04', unknown)).toBeUndefined();
  expect(describeOfficeOn(at('2027-01-04'), unknown)).toBeUndefined();
  expect(describeOfficeOn(at('2026-11-24'), unknown)).toMatch(/closed/);
});

it('knows the day of an event by the clock of the school', () => {
  const late = { ...exhibition, date: '2026-11-24T19:00:00.000Z' };
  expect(rowOf('2026-11-25', [late])).toContain('Science exhibition at 9:30');
});

it('goes from one year to the next', () => {
  expect(dayAfter({ year: 2026, month: 11, day: 31 })).toEqual({ year: 2027, month: 0, day: 1 });
});
