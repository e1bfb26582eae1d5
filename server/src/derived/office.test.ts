import type { GeneratorSources } from './generator';
import { readOffice } from './office';

const schoolYear = {
  closedOn: ['Sunday'],
  office: [
    { from: '03-23', opens: '08:00', closes: '12:30' },
    { from: '11-16', opens: '09:00', closes: '13:30' },
  ],
  holidays: [],
  examinations: [],
};

function officeAt(moment: string, profile: object) {
  jest.useFakeTimers({ now: Date.parse(moment) });
  const sources = { content: { current: () => ({ profile }) }, config: { timeZone: 'Asia/Kolkata' } };
  const office = readOffice(sources as unknown as GeneratorSources);
  jest.useRealTimers();
  return office;
}

it.each([
  ['2026-11-15T18:29:00Z', 'from 8:00 to 12:30', 'Closed now: the office opens tomorrow at 9:00.'],
  ['2026-11-15T18:30:00Z', 'from 9:00 to 13:30', 'Closed now: the office is open from 9:00 to 13:30.'],
  ['2027-01-11T05:00:00Z', 'from 9:00 to 13:30', 'Open now: the office is open from 9:00 to 13:30.'],
])('has at %s the hours of the season at the school, and whether it is open', (moment, hours, now) => {
  expect(officeAt(moment, { schoolYear })).toEqual({ hours, now });
});

it('has no hours for a school that has not written down its year', () => {
  expect(officeAt('2026-11-22T05:00:00Z', {})).toEqual({});
});
