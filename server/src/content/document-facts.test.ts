import { withDocumentFacts, withSizes } from './document-facts';
import type { FileIndex } from './files';

const stored = {
  path: '/x',
  name: 'a.pdf',
  size: 2048,
  modified: 0,
  hash: '0',
  start: Buffer.alloc(0),
  pages: 3,
};
const files: FileIndex = { byPath: new Map([['circulars/a.pdf', stored]]), byId: new Map() };
const facts = { bytes: 2048, pages: 3 };

it('says how large a record’s document is, and how many pages it has', () => {
  const circulars = [{ attachments: ['circulars/a.pdf'] }, { attachments: ['https://board.example/a.pdf'] }];
  expect(circulars.map((circular) => withDocumentFacts(circular, files))).toEqual([
    { attachments: ['circulars/a.pdf'], ...facts },
    { attachments: ['https://board.example/a.pdf'] },
  ]);
});

it('says it of each document of a page, those in a table too, and of no picture', () => {
  const document = { title: 'Staff list', file: 'circulars/a.pdf' };
  const cell = { text: 'View', file: 'circulars/a.pdf' };
  const others = [
    { file: 'circulars/a.pdf', alt: '' },
    { title: 'Gone', file: 'gone.pdf' },
  ];
  expect(withSizes({ items: [document, ...others], rows: [['1', cell]] }, files)).toEqual({
    items: [{ ...document, ...facts }, ...others],
    rows: [['1', { ...cell, ...facts }]],
  });
});
