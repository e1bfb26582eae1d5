import fc from 'fast-check';

import { contextOf, marksIn } from './excerpt';
import { createSearchIndex } from './search-index';

const word = 'lanterns';
const found = new Set(['lantern']);

it.each([
  ['½ '.repeat(120)],
  ['½'.repeat(120)],
  ["D'Souza, O'Neil ".repeat(90)],
  ['P.T.M. '.repeat(120)],
  ['co\u00adoper\u200bation '.repeat(60)],
  ['ﬁ ﷺ Ⅻ '.repeat(60)],
  ['1,25,000 '.repeat(60)],
  ['9,10,11 '.repeat(60)],
  ['कक्षा १२ फ़ीस '.repeat(60)],
  ['字'.repeat(300)],
])('has the line of a word, and its mark, after %#', (before) => {
  const line = contextOf(`${before} ${word} ${before}`, found);
  const [start, end] = marksIn(line, found, []);
  expect(line.slice(start, end)).toBe(word);
});

it('has the line of a word after any text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 400 }).map((each) => each.replace(/\p{L}/gu, '½’'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const line = contextOf(`${before} ${word} ${after}`, found);
      const [start, end] = marksIn(line, found, []);
      return line.slice(start, end).startsWith(word);
    }),
  );
});

describe('numbers', () => {
  const titles = ['Fee of Rs. 31,150', 'Fund of 1,25,000', 'Grant of 745000', 'Room 4512', 'Classes 9,10'];
  const index = createSearchIndex();
  beforeAll(() =>
    index.put(
      'news',
      titles.map((title) => ({ key: title, kind: 'news', title, text: '', href: '/News' })),
    ),
  );

  it.each([
    ['31150', ['31,150']],
    ['31,150', ['31,150']],
    ['311', ['31,150']],
    ['125000', ['1,25,000']],
    ['125,000', ['1,25,000']],
    ['7,45,000', ['745000']],
    ['4512', ['4512']],
    ['4513', []],
    ['10', ['10']],
  ])('finds and marks %s', (q, marked) => {
    const query = { q, kind: '', year: '', today: '2026-11-23', limit: 10 };
    const { results, near } = index.find(query);
    const shown = results.flatMap(({ title, marks }) =>
      marks.title.flatMap((start, at) => (at % 2 === 0 ? title.slice(start, marks.title[at + 1]) : [])),
    );
    expect([shown, near]).toEqual([marked, []]);
  });
});
