import { offsetsOf } from './offsets-of';

const now = Date.parse('2026-11-22T10:00:00Z');

/** The offset of an instant, in minutes. */
const at = (timeZone: string, instant: string) =>
  offsetsOf(timeZone, now)
    .filter(([from]) => from <= Date.parse(instant))
    .at(-1)?.[1];

describe('the offsets of a time zone', () => {
  it('are one line where clocks are never changed', () => {
    expect(offsetsOf('Asia/Kolkata', now)).toEqual([
      [Date.parse('2016-01-01'), 330],
      [Date.parse('2028-01-01'), 330],
    ]);
    expect(offsetsOf('UTC', now).map(([, minutes]) => minutes)).toEqual([0, 0]);
  });

  it.each([
    ['Europe/London', '2026-03-29T00:59:59Z', 0],
    ['Europe/London', '2026-03-29T01:00:00Z', 60],
    ['Europe/London', '2026-10-25T00:59:59Z', 60],
    ['Europe/London', '2026-10-25T01:00:00Z', 0],
    ['America/St_Johns', '2026-01-15T00:00:00Z', -210],
    ['America/St_Johns', '2026-07-15T00:00:00Z', -150],
    // clocks go back for Ramadan alone, less than five weeks
    ['Africa/Casablanca', '2026-03-01T00:00:00Z', 0],
    ['Africa/Casablanca', '2026-04-01T00:00:00Z', 60],
  ])('in %s say of %s that it is %i minutes ahead', (timeZone, instant, minutes) => {
    expect(at(timeZone, instant)).toBe(minutes);
  });

  it.each(['Europe/London', 'America/Los_Angeles', 'Africa/Casablanca', 'Australia/Lord_Howe'])(
    'agree with the clocks of %s in each week of four years',
    (timeZone) => {
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      const utc = new Intl.DateTimeFormat('en-GB', {
        timeZone: 'UTC',
        dateStyle: 'short',
        timeStyle: 'short',
      });
      for (let week = 0; week < 208; week += 1) {
        const instant = Date.parse('2023-06-01T11:00:00Z') + week * 7 * 86_400_000;
        const minutes = at(timeZone, new Date(instant).toISOString()) ?? NaN;
        expect(utc.format(instant + minutes * 60_000)).toBe(clock.format(instant));
      }
    },
  );
});
