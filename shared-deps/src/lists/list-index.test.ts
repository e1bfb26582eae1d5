import type { FilterChoice } from '../machines/filter.machine';
import { indexRecords, normalise, selectRecords, yearsOf } from './list-index';

const circulars = [
  { title: 'Fee schedule', date: '2026-04-01' },
  { title: 'Bus routes', date: '' },
  { title: 'Half Yearly Examination', date: '2025-09-15' },
  { title: 'Café menu', date: '2026-03-31T20:00:00Z' },
  { title: 'Winter timings', date: '2026-12-01' },
];
const index = indexRecords(circulars, ({ date }) => date, 'Asia/Kolkata');
const select = (choice: Partial<FilterChoice>) =>
  selectRecords(index, { year: 'All', month: 'All', search: '', ...choice }).map(
    ({ record }) => record.title,
  );

describe('a list of records', () => {
  it('shows the newest first and what has no date last', () => {
    expect(select({})).toEqual([
      'Winter timings',
      'Fee schedule',
      'Café menu',
      'Half Yearly Examination',
      'Bus routes',
    ]);
  });

  it('keeps the order of the school for records of one day', () => {
    expect(select({ month: 'Apr' })).toEqual(['Fee schedule', 'Café menu']);
  });

  it('is narrowed to a year, without the records that have no date', () => {
    expect(select({ year: 2026 })).toEqual(['Winter timings', 'Fee schedule', 'Café menu']);
    expect(select({ year: 2024 })).toEqual([]);
  });

  it('is narrowed to a month of any year, without the records that have no date', () => {
    expect(select({ month: 'Sep' })).toEqual(['Half Yearly Examination']);
    expect(select({ month: 'Jan' })).toEqual([]);
  });

  it('finds titles whatever the case and the accents of the search, also without a date', () => {
    expect(select({ search: 'HALF yearly' })).toEqual(['Half Yearly Examination']);
    expect(select({ search: 'cafe' })).toEqual(['Café menu']);
    expect(select({ search: '  routes ' })).toEqual(['Bus routes']);
    expect(select({ search: 'swimming' })).toEqual([]);
  });

  it('is narrowed by all choices together', () => {
    expect(select({ year: 2026, month: 'Apr', search: 'fee' })).toEqual(['Fee schedule']);
    expect(select({ year: 2025, month: 'Apr', search: 'fee' })).toEqual([]);
  });

  it('offers the years that it finds, newest first, and always the current one and the chosen one', () => {
    const none = indexRecords([], () => '', 'Asia/Kolkata');
    expect(yearsOf(index, { currentYear: 2026, year: 'All' })).toEqual([2026, 2025]);
    expect(yearsOf(index, { currentYear: 2027, year: 2025 })).toEqual([2027, 2026, 2025]);
    expect(yearsOf(index, { currentYear: 2026, year: 2031 })).toEqual([2031, 2026, 2025]);
    expect(yearsOf(none, { currentYear: 2026, year: 2026 })).toEqual([2026]);
  });

  it('does not change the records that it is given', () => {
    expect(circulars[0]?.title).toBe('Fee schedule');
    expect(index.all[0]?.record).toBe(circulars[4]);
  });
});

it('compares texts without case, accents and spaces around them', () => {
  expect(normalise('  Élan & ÉCOLE ')).toBe('elan & ecole');
});
