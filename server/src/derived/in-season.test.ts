import type { Language } from '@school/contract/languages';

import { createContentReader } from './content-reader';
import type { GeneratorSources } from './generator';

const plain = {
  type: 'table',
  caption: 'Hours',
  columns: ['On a school day', 'Summer', 'Winter'],
  rows: [['Gate opens', '7:30', '8:20']],
};
const hours = { ...plain, seasons: ['03-23', '11-16'] };
const uniform = { type: 'table', caption: 'Uniform', columns: ['Garment', 'Colour'], rows: [] };

/** The tables of the page on a day at the school. */
async function tablesOn(day: string, language: Language = 'en', own: object = hours) {
  jest.useFakeTimers({ now: Date.parse(`${day}T00:00:00+05:30`) });
  const readContent = createContentReader({
    gateway: { readAll: () => Promise.resolve([]) },
    content: { current: () => ({ pages: { 'contact-us': { blocks: [uniform, own] } } }), version: () => 7 },
    config: { timeZone: 'Asia/Kolkata' },
  } as unknown as GeneratorSources);
  const { value, version } = (await readContent('contact-us', language)) ?? {};
  jest.useRealTimers();
  const [other, table] = (value as { blocks: (typeof hours)[] }).blocks;
  return { other, table, version };
}

it.each(['2026-11-16', '2026-12-31', '2027-01-01', '2027-03-22'])(
  'begins on %s with the hours of winter',
  async (day) => {
    const { table, other } = await tablesOn(day);
    expect(table?.columns).toEqual(['On a school day', 'Winter (now)', 'Summer']);
    expect(table?.rows).toEqual([['Gate opens', '8:20', '7:30']]);
    expect(other).toEqual(uniform);
  },
);

it('begins in summer with its hours, in the language of the page', async () => {
  const { table, version } = await tablesOn('2026-11-15', 'hi');
  expect(table?.columns).toEqual(['On a school day', 'Summer (अभी)', 'Winter']);
  expect(table?.rows).toEqual(hours.rows);
  expect(version).not.toBe((await tablesOn('2026-11-16', 'hi')).version);
});

it('is the school’s own table, of the folder’s version, where it names no seasons', async () => {
  expect(await tablesOn('2026-12-01', 'en', plain)).toEqual({ other: uniform, table: plain, version: '7' });
});
