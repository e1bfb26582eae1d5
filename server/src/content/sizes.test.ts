import type { FileIndex } from './files';
import { withSizes } from './sizes';

const paper = {
  path: '/x',
  name: 'list.pdf',
  size: 2048,
  modified: 0,
  hash: '0',
  start: Buffer.alloc(0),
  pages: 3,
};
const files: FileIndex = { byPath: new Map([['papers/list.pdf', paper]]), byId: new Map() };

it('tells how large each document of a page is, and how many pages it has', () => {
  const document = { title: 'Staff list', file: 'papers/list.pdf' };
  const page = {
    blocks: [
      { type: 'frame', ...document },
      { type: 'documents', items: [document] },
    ],
  };
  const sized = { ...document, bytes: 2048, pages: 3 };
  expect(withSizes(page, files)).toEqual({
    blocks: [
      { type: 'frame', ...sized },
      { type: 'documents', items: [sized] },
    ],
  });
});

it('tells it of the papers in a table too', () => {
  const cell = { text: 'View', file: 'papers/list.pdf' };
  expect(withSizes({ rows: [['1', cell]] }, files)).toEqual({
    rows: [['1', { ...cell, bytes: 2048, pages: 3 }]],
  });
});

it('leaves pictures, and documents that are not there, as they are', () => {
  const page = {
    items: [
      { file: 'papers/list.pdf', alt: '' },
      { title: 'Gone', file: 'gone.pdf' },
    ],
  };
  expect(withSizes(page, files)).toEqual(page);
});
