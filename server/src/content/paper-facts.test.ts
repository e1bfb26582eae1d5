import type { FileIndex } from './files';
import { withPaperFacts } from './paper-facts';

const paper = {
  path: '/x',
  name: 'a.pdf',
  size: 2048,
  modified: 0,
  hash: '0',
  start: Buffer.alloc(0),
  pages: 3,
};
const files: FileIndex = { byPath: new Map([['circulars/a.pdf', paper]]), byId: new Map() };

it('says how large a record’s document is, and how many pages it has', () => {
  const circulars = [{ attachments: ['circulars/a.pdf'] }, { attachments: ['https://board.example/a.pdf'] }];
  expect(circulars.map((circular) => withPaperFacts(circular, files))).toEqual([
    { attachments: ['circulars/a.pdf'], bytes: 2048, pages: 3 },
    { attachments: ['https://board.example/a.pdf'] },
  ]);
});
