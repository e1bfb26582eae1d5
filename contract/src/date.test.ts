import { readDate, readMoment } from './date';

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
    '07/11/2026 11:30 p.m.',
    '07-11-2026 23:30 hrs',
    '2026-11-07 11:30\u202fPM',
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
    '2026-11-07 18:30:00+00',
    '2026-11-08 00:00:00 +5:30',
    '2026-11-08 00:00:00 GMT+530',
    'Sat, 07 Nov 2026 18:30:00 GMT',
    'Saturday, 07-Nov-26 18:30:00 GMT',
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
    '2026-11-07T10:00:00+15:00',
    '2026-11-07T10:00:00+05:75',
    '2026-11-07 in the hall',
    `2026-11-07${' '.repeat(10)}${'1'.repeat(1_000)}`,
  ])('%j cannot be read', (text) => {
    expect(readDate(text)).toBeUndefined();
  });

  it('has a month by its name, and then perhaps a year of two digits', () => {
    const written = [
      '7-Nov-26',
      '07 Nov ’26',
      "7 Nov '26",
      '7 November 26',
      '7th of November, 26',
      '07NOV26',
    ];
    const others = ['07/Nov/2026', '7.Nov.26', 'Nov 7, 26', 'Nov-07-26', "Sat, Nov. 7 '26", '2026-Nov-07'];
    for (const text of [...written, ...others]) expect([text, readDate(text)]).toEqual([text, '2026-11-07']);
    const doubtful = ['07/11/26', '07.11.’26', 'Nov 7-26', 'Nov 2026', 'November 26', '7 Nov', '7 Nov 202'];
    for (const text of [...doubtful, '7 Nov 10:30', '31-Feb-26']) expect(readDate(text)).toBeUndefined();
  });

  it('takes a year of two digits for the nearer century', () => {
    expect(readDate('1-Jan-69')).toBe('2069-01-01');
    expect(readDate("31 Dec '98")).toBe('1998-12-31');
  });

  it('is the same when it is read again', () => {
    for (const text of ['07-11-2026', 'Sat, 07 Nov 2026 18:30:00 GMT']) {
      const once = readDate(text) ?? '';
      expect(readDate(once)).toBe(once);
    }
  });
});

it.each([
  ['2026-11-24T18:00', '2026-11-24T18:00'],
  ['24-11-2026 6:00 pm', '2026-11-24T18:00'],
  ['2026-11-24T12:30:00.000Z', '2026-11-24T12:30:00.000Z'],
  ['2026-11-24T18:00:00.000+05:30', '2026-11-24T12:30:00.000Z'],
  ['2026-11-24 18:00 +0530', '2026-11-24T12:30:00.000Z'],
  ['2026-11-24', undefined],
  ['2026-02-30T18:00', undefined],
  ['soon', undefined],
])('reads the moment %j as %j', (text, moment) => expect(readMoment(text)).toBe(moment));
