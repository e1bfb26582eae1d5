import type { ContentBlock } from '@school/shared-deps';

import { runsOf, sectionsOf } from './blocks';

const heading = (text: string, level: 2 | 3 = 2): ContentBlock => ({ type: 'heading', text, level });
const paragraph = (text: string): ContentBlock => ({ type: 'paragraph', text });
const table = (caption: string): ContentBlock => ({ type: 'table', caption, columns: ['A'], rows: [] });

it('splits a page before each main heading', () => {
  const blocks = [paragraph('intro'), heading('One'), heading('small', 3), heading('Two'), paragraph('end')];
  expect(sectionsOf(blocks)).toEqual([
    [paragraph('intro')],
    [heading('One'), heading('small', 3)],
    [heading('Two'), paragraph('end')],
  ]);
});

it('has an empty part above the headings of a page that begins with one', () => {
  expect(sectionsOf([heading('One')])).toEqual([[], [heading('One')]]);
  expect(sectionsOf([])).toEqual([[]]);
});

it('keeps tables that follow each other together', () => {
  const blocks = [paragraph('a'), heading('b'), table('c'), table('d'), paragraph('e'), table('f')];
  expect(runsOf(blocks, 'table')).toEqual([
    [paragraph('a'), heading('b')],
    [table('c'), table('d')],
    [paragraph('e')],
    [table('f')],
  ]);
  expect(runsOf([], 'table')).toEqual([]);
});
