import type { SchoolEvent, SchoolYear } from '@school/contract';
import { dayOf } from '@school/shared-deps/server';

import { dayAfter, describeDay } from './describe-day';

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
const exhibition = { title: 'Science exhibition', date: '2026-11-28', time: '09:30' } as SchoolEvent;

function lineOf(iso: string, changes: Partial<SchoolYear> = {}, events = [exhibition]): string {
  const day = dayOf(iso, timeZone);
  if (!day) throw new Error(`${iso} is no day`);
  const lines = describeDay(day, { year: { ...year, ...changes }, events, timeZone });
  const line = lines.findLast(({ from }) => from <= iso.padEnd(16, 'T00:00'));
  return line?.parts.map(({ text }) => text).join(' · ') ?? '';
}

it.each([
  [
    '2026-11-22',
    'Sunday, 22 November · closed · next: Guru Nanak Jayanti on 24 November · the office opens tomorrow at 9:00',
  ],
  [
    '2026-11-24',
    'Tuesday, 24 November · closed: Guru Nanak Jayanti · next: Science exhibition on 28 November · the office opens tomorrow at 9:00',
  ],
  [
    '2026-11-28',
    'Saturday, 28 November · a school day · today: Science exhibition at 9:30 · next: Periodic Test-2 from 7 December · the office is open from 9:00 to 13:30',
  ],
  [
    '2026-12-08',
    'Tuesday, 8 December · Periodic Test-2 until 12 December · next: Winter break from 21 December · the office is open from 9:00 to 13:30',
  ],
  [
    '2026-12-12',
    'Saturday, 12 December · Periodic Test-2 · next: Winter break from 21 December · the office is open from 9:00 to 13:30',
  ],
  [
    '2026-12-31',
    'Thursday, 31 December · closed until 3 January: Winter break · the office opens on Monday, 4 January at 9:00',
  ],
  [
    '2026-11-23T13:29',
    'Monday, 23 November · a school day · next: Guru Nanak Jayanti on 24 November · the office is open from 9:00 to 13:30',
  ],
  [
    '2026-11-23T20:15',
    'Monday, 23 November · tomorrow: closed: Guru Nanak Jayanti · next: Science exhibition on 28 November · the office opens on Wednesday, 25 November at 9:00',
  ],
  [
    '2026-11-27T13:30',
    'Friday, 27 November · tomorrow: a school day · next: Science exhibition on 28 November · the office opens tomorrow at 9:00',
  ],
  ['2027-01-04', 'Monday, 4 January · a school day · the office is open from 9:00 to 13:30'],
  ['2027-03-23', 'Tuesday, 23 March · a school day · the office is open from 8:00 to 12:30'],
])('describes %s', (iso, line) => {
  expect(lineOf(iso)).toBe(line);
});

it('leaves out an office that never opens', () => {
  const closedOn = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
  expect(lineOf('2027-01-04', { closedOn: [...closedOn] })).toBe('Monday, 4 January · closed');
});

it('knows the day of an event by the clock of the school', () => {
  const late = { ...exhibition, date: '2026-11-24T19:00:00.000Z' };
  expect(lineOf('2026-11-25', {}, [late])).toContain('today: Science exhibition at 9:30');
});

it('goes from one year to the next', () => {
  expect(dayAfter({ year: 2026, month: 11, day: 31 })).toEqual({ year: 2027, month: 0, day: 1 });
});
