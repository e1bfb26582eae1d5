/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Block, Cell, HomeContent, PageContent } from '@school/shared-deps/contract';

import { catalogue } from './pictures/catalogue';

const content = join(__dirname, '../../content');

const readText = (file: string) => readFileSync(join(content, file), 'utf8');
const blocksOf = (page: string) => (JSON.parse(readText(`pages/${page}.json`)) as PageContent).blocks;
const rowsOf = (page: string) =>
  blocksOf(page).flatMap((block) => (block.type === 'table' ? block.rows : []));

const isPeriodic = (cell: Cell | undefined) => typeof cell === 'string' && cell.startsWith('Periodic Test-');

const classes = ['III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** The classes that `III to IX and XI` are. */
function classesIn(words: string): string[] {
  return words.split(' and ').flatMap((part) => {
    const [first = '', last = first] = part.split(' to ');
    return classes.slice(classes.indexOf(first), classes.indexOf(last) + 1);
  });
}

it.each(['IX', 'X'])('has three periodic tests for class %s, of which the best two count', (name) => {
  const tests = rowsOf('curriculum').flatMap(([examination, of]) =>
    typeof of === 'string' && classesIn(of).includes(name) ? [examination] : [],
  );
  expect(tests.filter((test) => isPeriodic(test))).toEqual([
    'Periodic Test-1',
    'Periodic Test-2',
    'Periodic Test-3',
  ]);
  expect(rowsOf('evaluation').filter(([test]) => isPeriodic(test))).toHaveLength(3);
});

it('spells the school’s name as the profile does, and has one apostrophe otherwise', () => {
  const files = ['pages', 'records'].flatMap((folder) =>
    readdirSync(join(content, folder)).map((name) => `${folder}/${name}`),
  );
  const strange = files.flatMap((file) => {
    const words = readText(file).replaceAll("St. Aelred's", '');
    return [...words.matchAll(/\S*(?:'|Aelred’s)\S*/g)].map(([word]) => `${file}: ${word}`);
  });
  expect(strange).toEqual([]);
});

it('names no table as the heading ahead of it does', () => {
  const plain = (text: string) => text.toLowerCase().replaceAll(/\W+/g, ' ').trim();
  const repeated = readdirSync(join(content, 'pages')).flatMap((name) => {
    const { blocks = [] } = JSON.parse(readText(`pages/${name}`)) as Partial<PageContent>;
    return blocks.flatMap((block, at) => {
      const ahead = blocks[at - 1];
      if (block.type !== 'table' || ahead?.type !== 'heading') return [];
      return plain(block.caption).startsWith(plain(ahead.text)) ? [`${name}: ${block.caption}`] : [];
    });
  });
  expect(repeated).toEqual([]);
});

it.each([
  ['events', 'images'],
  ['video', 'attachments'],
] as const)('repeats no drawing among %s that are on one screen', (list, field) => {
  const records = JSON.parse(readText(`records/${list}.json`)) as Record<string, string | string[]>[];
  const newestFirst = records.toSorted((a, b) => String(b['date']).localeCompare(String(a['date'])));
  const drawings = newestFirst.map((record) => record[field]?.[0] ?? 'none');
  const repeated = drawings.filter((drawing, at) => drawings.slice(at + 1, at + 15).includes(drawing));
  expect(repeated).toEqual([]);
});

it('welcomes with another drawing than the banners above show', () => {
  const { banners, welcome } = JSON.parse(readText('pages/home.json')) as HomeContent;
  const sceneOf = ({ file }: { file: string }) => catalogue().get(file)?.scene;
  expect(sceneOf(welcome.picture)).toBeDefined();
  expect(banners.map(sceneOf)).not.toContain(sceneOf(welcome.picture));
});

it('tells the time by 24 hours, without a zero ahead, apart from what the specification words itself', () => {
  const pages = readdirSync(join(content, 'pages')).map((name) => `pages/${name}`);
  const strange = [...pages, 'records/highlight.json', 'records/notification.json'].flatMap((file) => {
    const words = readText(file)
      .replace('8:00 AM to 8:00 PM', '')
      .replaceAll(/\d\d:\d\d-\d\d:\d\d/g, '');
    return [...words.matchAll(/\b0\d:\d\d|\d [AP]M\b/g)].map(([time]) => `${file}: ${time}`);
  });
  expect(strange).toEqual([]);
});

it('sets the verse of the school song in lines', () => {
  const song = blocksOf('our-motto').findLast(({ type }) => type === 'quote') as Extract<
    Block,
    { type: 'quote' }
  >;
  const lines = song.text.split('\n');
  expect(lines).toHaveLength(8);
  // as long as a line of a phone
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(32);
});
