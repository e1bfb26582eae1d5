import { dayAt, dayOf, isoDay, keepOffsets } from '@school/contract';

import { formatDay } from './dates';
import { months } from './month-names';

const school = 'Asia/Kolkata';

describe('the day of a record', () => {
  it('is the day in the school, not in London', () => {
    expect(dayOf('2026-03-31T20:00:00Z', school)).toEqual({ year: 2026, month: 3, day: 1 });
    expect(dayOf('2026-03-31T20:00:00Z', 'Europe/London')).toEqual({ year: 2026, month: 2, day: 31 });
  });

  it('begins at midnight in the school', () => {
    expect(dayOf('2026-03-31T18:29:59Z', school)).toEqual({ year: 2026, month: 2, day: 31 });
    expect(dayOf('2026-03-31T18:30:00Z', school)).toEqual({ year: 2026, month: 3, day: 1 });
    expect(dayOf('2025-12-31T18:30:00Z', school)).toEqual({ year: 2026, month: 0, day: 1 });
  });

  it.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'is the plain day of a date without a time, also in %s',
    (timeZone) => {
      expect(dayOf('2026-04-01', timeZone)).toEqual({ year: 2026, month: 3, day: 1 });
    },
  );

  it.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'is the school’s own day of a time without a zone, also in %s',
    (timeZone) => {
      expect(dayOf('2026-04-01T23:30:00', timeZone)).toEqual({ year: 2026, month: 3, day: 1 });
      expect(dayOf('2026-04-01T00:00', timeZone)).toEqual({ year: 2026, month: 3, day: 1 });
    },
  );

  it('takes an offset into account', () => {
    expect(dayOf('2026-04-01T00:30:00+05:30', school)).toEqual({ year: 2026, month: 3, day: 1 });
    expect(dayOf('2026-04-01T00:30:00+05:30', 'UTC')).toEqual({ year: 2026, month: 2, day: 31 });
  });

  it('is none for a record without a date', () => {
    expect(dayOf('', school)).toBeUndefined();
    expect(dayOf('soon', school)).toBeUndefined();
    expect(dayOf('November 2026', school)).toBeUndefined();
    expect(dayOf('2026-11-07T99:99:99Z', school)).toBeUndefined();
  });

  it.each(['2026-13-45', '2026-02-30', '2026-02-30T10:00:00Z'])(
    'is none where no month has it: %s',
    (date) => {
      expect(dayOf(date, school)).toBeUndefined();
    },
  );

  it('is also that of an instant', () => {
    expect(dayAt(Date.parse('2026-11-06T19:00:00Z'), school)).toEqual({ year: 2026, month: 10, day: 7 });
  });
});

describe('a day', () => {
  const day = { year: 2026, month: 10, day: 7 };

  it('is written day/month/year, zero padded', () => {
    expect(formatDay(day)).toBe('07/11/2026');
    expect(formatDay({ year: 2026, month: 0, day: 31 })).toBe('31/01/2026');
  });

  it('is written for machines so that later days sort later', () => {
    expect(isoDay(day)).toBe('2026-11-07');
    expect(isoDay({ year: 2026, month: 8, day: 30 }) < isoDay(day)).toBe(true);
  });
});

it('names September "Sep" in the filters', () => {
  expect(months).toHaveLength(12);
  expect(months[8]).toBe('Sep');
});

describe('a day whose offset has come from the server', () => {
  const summer = Date.parse('2026-03-29T01:00:00Z');
  const end = Date.parse('2026-10-25T01:00:00Z');
  const zone = 'Europe/Lisbon';

  beforeEach(() =>
    keepOffsets(zone, [
      [Date.parse('2026-01-01'), 0],
      [summer, 60],
      [end, 0],
    ]),
  );
  afterEach(() => jest.restoreAllMocks());

  it('is told without the browser’s time zones', () => {
    const tables = jest.spyOn(Intl, 'DateTimeFormat');
    expect(dayAt(Date.parse('2026-03-28T23:30:00Z'), zone)).toEqual({ year: 2026, month: 2, day: 28 });
    expect(dayAt(Date.parse('2026-03-29T23:30:00Z'), zone)).toEqual({ year: 2026, month: 2, day: 30 });
    expect(dayAt(Date.parse('2026-06-30T23:00:00Z'), zone)).toEqual({ year: 2026, month: 6, day: 1 });
    expect(tables).not.toHaveBeenCalled();
  });

  it.each(['2025-12-31T23:30:00Z', '2026-10-25T01:00:00Z', '2030-07-01T23:30:00Z'])(
    'is the browser’s where they say nothing: %s',
    (instant) => {
      const { year, month, day } = dayAt(Date.parse(instant), zone);
      const local = new Date(Date.parse(instant)).toLocaleDateString('en-GB', { timeZone: zone });
      expect(`${day}/${month + 1}/${year}`).toBe(local.replace(/^0|(?<=\/)0/g, ''));
    },
  );
});
