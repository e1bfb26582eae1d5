import { month } from './filters/month.filter';
import { search } from './filters/search.filter';
import { year } from './filters/year.filter';
import { indexRecords, type Listed } from './list-index';

const circulars = [
  { title: 'Fee schedule', date: '2026-04-01' },
  { title: 'Bus routes', date: '' },
  { title: 'Half Yearly Examination', date: '2025-09-15' },
  { title: 'Café menu', date: '2026-03-31T20:00:00Z' },
  { title: 'Winter timings', date: '2026-12-01' },
];
const dateOf = ({ date }: { date: string }) => date;
const options = { dateOf };
const timeZone = 'Asia/Kolkata';
const index = indexRecords(circulars, options, timeZone);
const keep = (...filters: readonly ((listed: Listed<unknown>) => boolean)[]) =>
  index.filter((listed) => filters.every((each) => each(listed))).map(({ record }) => record.title);

describe('a list of records', () => {
  it('has the newest first and what has no date last', () => {
    expect(keep()).toEqual([
      'Winter timings',
      'Fee schedule',
      'Café menu',
      'Half Yearly Examination',
      'Bus routes',
    ]);
  });

  it('shows a record last whose date cannot be read, and in no year', () => {
    const odd = indexRecords([{ title: 'Odd', date: '31-02-2026' }, ...circulars], options, timeZone);
    expect(odd.at(-2)).toMatchObject({ record: { title: 'Odd' }, day: undefined, shownDay: 'unreadable' });
    expect(odd.filter(year.keep(2026)).map(({ record }) => record.title)).not.toContain('Odd');
  });

  it('keeps the order of the school for records of one day', () => {
    expect(keep(month.keep('Apr'))).toEqual(['Fee schedule', 'Café menu']);
  });

  it('keeps the order of the resource when records have no date', () => {
    const plain = indexRecords(circulars, {}, timeZone);
    expect(plain.map(({ record }) => record)).toEqual(circulars);
  });

  it('is narrowed to a year, without the records that have no date', () => {
    expect(keep(year.keep(2026))).toEqual(['Winter timings', 'Fee schedule', 'Café menu']);
    expect(keep(year.keep(2024))).toEqual([]);
  });

  it('is narrowed to a month of any year, without the records that have no date', () => {
    expect(keep(month.keep('Sep'))).toEqual(['Half Yearly Examination']);
    expect(keep(month.keep('Jan'))).toEqual([]);
  });

  it('finds titles whatever the case and the accents of the search, also without a date', () => {
    expect(keep(search.keep('HALF  yearly'))).toEqual(['Half Yearly Examination']);
    expect(keep(search.keep('cafe'))).toEqual(['Café menu']);
    expect(keep(search.keep('  routes '))).toEqual(['Bus routes']);
    expect(keep(search.keep('swimming'))).toEqual([]);
  });

  it('is narrowed by all filters together', () => {
    expect(keep(year.keep(2026), month.keep('Apr'), search.keep('fee'))).toEqual(['Fee schedule']);
    expect(keep(year.keep(2025), month.keep('Apr'), search.keep('fee'))).toEqual([]);
  });

  it('offers the years that it finds, newest first, and always the current one and the chosen one', () => {
    expect(year.options?.(index, 'All', { currentYear: 2026 })).toEqual([2026, 2025]);
    expect(year.options?.(index, 2025, { currentYear: 2027 })).toEqual([2027, 2026, 2025]);
    expect(year.options?.(index, 2031, { currentYear: 2026 })).toEqual([2031, 2026, 2025]);
    expect(year.options?.([], 2026, { currentYear: 2026 })).toEqual([2026]);
  });

  it('is indexed once for the same records and options', () => {
    expect(indexRecords(circulars, options, timeZone)).toBe(index);
    expect(indexRecords(circulars, {}, timeZone)).not.toBe(index);
    expect(indexRecords([...circulars], options, timeZone)).not.toBe(index);
  });

  it('tells its records apart when they have the same id, or none', () => {
    const ids = ['a:1', 'a:1', '', '', 'b', '2 b'];
    const listed = indexRecords(
      ids.map((_id) => ({ _id })),
      {},
      'UTC',
    );
    expect(new Set(listed.map(({ key }) => key)).size).toBe(ids.length);
  });

  it('does not change the records that it is given', () => {
    expect(circulars[0]?.title).toBe('Fee schedule');
    expect(index[0]?.record).toBe(circulars[4]);
  });
});
