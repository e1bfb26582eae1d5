import { readCurriculum } from './curriculum';
import type { GeneratorSources } from './generator';

const examinations = [
  { from: '2026-12-07', to: '2026-12-12', name: 'Periodic Test-2', classes: ['IX', 'XI'] },
  { from: '2026-12-01', to: '2026-12-05', name: 'Periodic Test-2', classes: ['X'] },
  { from: '2026-05-11', name: 'Periodic Test-1' },
];
const own = { session: '2026-27', blocks: [{ type: 'paragraph', text: 'Two terms.' }] };

/** The page on a day. */
function pageOn(day: string, pages: object = { curriculum: own }, schoolYear: object = { examinations }) {
  jest.useFakeTimers({ now: Date.parse(`${day}T06:00:00Z`) });
  const content = { current: () => ({ profile: { schoolYear }, pages }) };
  const sources = { content, config: { timeZone: 'Asia/Kolkata' } } as unknown as GeneratorSources;
  const page = readCurriculum(sources);
  jest.useRealTimers();
  return page;
}

it('begins with the coming examinations of each class, the soonest first', () => {
  const page = pageOn('2026-11-23');
  expect(page?.session).toBe('2026-27');
  expect(page?.blocks).toMatchObject([
    {
      caption: 'Next examinations',
      rows: [
        ['Periodic Test-2, class X', expect.stringContaining('1 December 2026')],
        ['Periodic Test-2, classes IX, XI', expect.stringContaining('7 December 2026')],
      ],
    },
    { type: 'paragraph' },
  ]);
});

it('is the school’s own page after the last examination, and without a school year', () => {
  expect(pageOn('2027-03-01')).toEqual(own);
  expect(pageOn('2026-11-23', { curriculum: own }, { examinations: [] })).toEqual(own);
});

it('does not exist where the school has not written it', () => {
  expect(pageOn('2026-11-23', {})).toBeUndefined();
});
