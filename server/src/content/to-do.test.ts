import { withoutToDo } from './to-do';

const heading = (text: string, level?: number) => ({ type: 'heading', text, ...(level && { level }) });

it('leaves out what a school still has to write, with the headings above it', () => {
  const toDo = '[To do: which]';
  const page = {
    blocks: [
      heading('Uniform'),
      { type: 'paragraph', text: 'Blue.' },
      { type: 'list', items: ['A tie', toDo] },
      {
        type: 'table',
        columns: ['Item', 'Shop'],
        rows: [
          ['Shirt', toDo],
          ['Belt', 'Market'],
        ],
      },
      heading('In summer'),
      heading('Girls', 3),
      { type: 'figures', items: [{ value: toDo, label: 'shirts' }] },
      heading('Documents'),
      { type: 'paragraph', text: `Sold at ${toDo}.` },
    ],
  };
  expect(withoutToDo(page).blocks).toEqual([
    heading('Uniform'),
    { type: 'paragraph', text: 'Blue.' },
    { type: 'list', items: ['A tie'] },
    { type: 'table', columns: ['Item', 'Shop'], rows: [['Belt', 'Market']] },
  ]);
});

it('empties other fields, and shows a picture without its words', () => {
  const profile = { motto: '[To do: the motto]', phones: ['[To do: number]'], emblem: { file: 'a.png' } };
  expect(withoutToDo(profile)).toEqual({ motto: '', phones: [], emblem: { file: 'a.png' } });
  const banners = [{ file: 'gate.jpg', alt: '[To do: what it shows]' }];
  expect(withoutToDo({ banners })).toEqual({ banners: [{ file: 'gate.jpg', alt: '' }] });
});

it('is the same object where everything is written', () => {
  const records = { news: [{ title: 'Book fair', attachments: [] }] };
  expect(withoutToDo(records)).toBe(records);
});
