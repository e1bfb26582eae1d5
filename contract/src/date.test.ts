import { readDate } from './date';

describe('a date of a record', () => {
  it.each([
    '2026-11-07',
    '07-11-2026',
    '7-11-2026',
    '07.11.2026',
    '07/11/2026',
    '2026/11/07',
    '2026-11-7',
    ' 07-11-2026 ',
    '07-11-2026 23:30',
    '07/11/2026, 11:30 pm',
    '2026-11-07T23:30:00',
    '2026-11-07T00:00',
    '2026-11-07 23:30:00.123',
    '7 Nov 2026',
    '7th November, 2026',
    '07-Nov-2026',
    'Nov 7, 2026',
    'Saturday, November 7, 2026',
    'Sat Nov 07 2026',
  ])('%s is 7 November, without a zone in the school’s own', (text) => {
    expect(readDate(text)).toBe('2026-11-07');
  });

  it.each([
    '2026-11-07T18:30:00Z',
    '2026-11-07T18:30:59.999Z',
    '2026-11-08T00:00:00+05:30',
    '2026-11-08T00:00:00+0530',
    '2026-11-07 10:30:00-08:00',
    'Sat, 07 Nov 2026 18:30:00 GMT',
    'Sun Nov 08 2026 00:00:00 GMT+0530 (India Standard Time)',
  ])('%s is a moment', (text) => {
    expect(readDate(text)).toBe('2026-11-07T18:30:00.000Z');
  });

  it.each([
    '',
    'soon',
    '31-02-2026',
    '31.04.2026',
    '2026-02-30',
    '2026-13-45',
    '11-25-2026',
    '07-11-26',
    '07-11/2026',
    '2026-11',
    '2026',
    '1762473600000',
    '0000-00-00',
    '7 Mayday 2026',
    '2026-11-07T25:00:00Z',
    '2026-11-07T10:61:00Z',
    '2026-11-07 13:00 pm',
    '2026-11-07T',
    '2026-11-0710:00',
    '2026-11-07T10:00:00 IST',
    '2026-11-07 in the hall',
    `2026-11-07${' '.repeat(10)}${'1'.repeat(1_000)}`,
  ])('%j cannot be read', (text) => {
    expect(readDate(text)).toBeUndefined();
  });

  it('is the same when it is read again', () => {
    for (const text of ['07-11-2026', 'Sat, 07 Nov 2026 18:30:00 GMT']) {
      const once = readDate(text) ?? '';
      expect(readDate(once)).toBe(once);
    }
  });
});
