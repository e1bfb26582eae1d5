import { withHeadingIds } from './heading-ids';

const heading = (text: string, level = 2) => ({ type: 'heading', text, level });

/** Ids of a page with headings of these words. */
function idsOf(...texts: string[]): unknown[] {
  const { blocks } = withHeadingIds({ blocks: texts.map((text) => heading(text)) }) as {
    blocks: { id: string }[];
  };
  return blocks.map(({ id }) => id);
}

it.each([
  ['Uniform', 'uniform'],
  ['D. Staff (teaching)', 'd-staff-teaching'],
  ['Don’ts', 'donts'],
  ["Parents' & teachers' hours", 'parents-teachers-hours'],
  ['1991: the move to\u00a0Chapel Road', '1991-the-move-to-chapel-road'],
  ['गृहकार्य', 'गृहकार्य'],
  ['…', 'part'],
])('gives the heading %j an id of its words', (text, id) => {
  expect(idsOf(text)).toEqual([id]);
});

it('gives no id twice on a page, nor one of the document around it', () => {
  expect(idsOf('Rooms', 'Halls', 'Rooms', 'Rooms', 'Content')).toEqual([
    ...['rooms', 'halls', 'rooms-2'],
    ...['rooms-3', 'content-2'],
  ]);
});

it('leaves everything else as it is', () => {
  const page = { blocks: [heading('A detail', 3), { type: 'paragraph', text: 'Words' }], map: null };
  expect(withHeadingIds(page)).toEqual(page);
});
