import type { ContentBlock } from '@school/contract';
import type { Language } from '@school/contract/languages';

import { inLanguage } from '../settings/language';
import { classContents, classDates } from './class-content';
import type { GeneratorSources } from './generator';

const circular = (title: string, date: string, classes?: string[]) => ({
  ...{ _id: title, category: 'Circular', title, date, attachments: [], classes },
});
const schoolYear = {
  closedOn: ['Sunday'],
  office: [],
  holidays: [{ from: '2026-11-24', name: 'Guru Nanak Jayanti' }],
  examinations: [
    { from: '2026-12-01', to: '2026-12-05', name: 'Periodic Test-2', classes: ['X'] },
    { from: '2026-12-07', to: '2026-12-12', name: 'Periodic Test-2', classes: ['VIII'] },
    { from: '2026-05-11', to: '2026-05-16', name: 'Periodic Test-1' },
  ],
  meetings: [{ from: '2026-12-19', name: 'Meeting', classes: ['VIII', 'X'], time: '9:00 to 12:30' }],
  reopenings: [],
};
const sheets = ['VIII', 'XI Commerce', 'XI Science'].map((title) => ({ title, file: `${title}.pdf` }));
const sources = {
  content: {
    current: () => ({
      profile: { schoolYear },
      pages: { 'holiday-homework': { blocks: [{ type: 'documents', items: sheets }] } },
      search: { answers: [{ title: 'Fees', href: '/Fees', byClass: { VIII: 'Rs 6300', all: 'ask' } }] },
    }),
  },
  config: { timeZone: 'Asia/Kolkata' },
} as unknown as GeneratorSources;

const circulars = [circular('To all', '2026-11-01'), circular('To X', '2026-11-20', ['X'])];

function textOf(name: string, language: Language = 'en'): string {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T06:00:00Z') });
  const content = inLanguage(language, () => classContents[name]?.(sources, circulars)) as {
    blocks: ContentBlock[];
  };
  jest.useRealTimers();
  return JSON.stringify(content.blocks);
}

it('has the week, the dates, the homework, the fee and the circulars of a class', () => {
  const text = textOf('class-viii');
  expect(text).toContain('["Tuesday, 24 November","closed: Guru Nanak Jayanti"]');
  expect(text).toContain('["Periodic Test-2","Monday, 7 December 2026 to Saturday, 12 December 2026"]');
  expect(text).toContain('["Meeting","Saturday, 19 December 2026, 9:00 to 12:30"]');
  expect(text).toContain('Holiday homework VIII');
  expect(text).toContain('Rs 6300');
  expect(text).toContain('/Circular?circular=To+all');
  expect(text).toContain('/calendar/class-viii.ics');
  expect(text).not.toMatch(/1 December 2026 to|Periodic Test-1|Commerce|To X|"\/Class\/VIII"/);
});

it('has the days and the dates in Hindi, with the names that the school gave them', () => {
  const text = textOf('class-viii', 'hi');
  expect(text).toContain('["मंगलवार, 24 नवंबर","बंद: Guru Nanak Jayanti"]');
  expect(text).toContain('["Periodic Test-2","सोमवार, 7 दिसंबर 2026 से शनिवार, 12 दिसंबर 2026"]');
  expect(text).toContain('["रविवार, 29 नवंबर","बंद"]');
  expect(text).toContain('कक्षा IX');
  expect(textOf('class-viii')).toContain('["Sunday, 29 November","closed"]');
});

it('leads into calendars of phones and of Google where the site knows its address', () => {
  const config = { ...sources.config, siteUrl: 'https://school.example' };
  const content = classContents['class-viii']?.({ ...sources, config }, circulars);
  const text = JSON.stringify(content);
  expect(text).toContain('"webcal://school.example/calendar/class-viii.ics"');
  expect(text).toContain(
    '"https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fschool.example%2Fcalendar%2Fclass-viii.ics"',
  );
  expect(textOf('class-viii')).not.toMatch(/webcal|google/);
});

it('has all sheets of a class with several, and no fee of another one', () => {
  const text = textOf('class-xi');
  expect(text).toMatch(/XI Commerce.*XI Science/);
  expect(text).not.toMatch(/VIII\.pdf|Rs 6300|Meeting/);
});

it('has for Calendar the dates of a class, and the links to its page and calendar', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T06:00:00Z') });
  const text = JSON.stringify(classDates['class-dates/VIII']?.(sources));
  jest.useRealTimers();
  expect(text).toMatch(/Class VIII.*7 December.*Meeting.*"\/Class\/VIII".*\/calendar\/class-viii\.ics/);
  expect(text).not.toMatch(/1 December 2026 to|Periodic Test-1/);
  expect(classDates['class-dates/All']?.(sources)).toEqual({ blocks: [] });
});
