import { fileKind } from './file-kind';

it.each([
  [undefined, 'PDF'],
  [0, 'PDF, 1 KB'],
  [45_300, 'PDF, 45 KB'],
  [999_499, 'PDF, 999 KB'],
  [999_500, 'PDF, 1.0 MB'],
  [12_340_000, 'PDF, 12.3 MB'],
])('describes a file of %p bytes as %p', (bytes, text) => {
  expect(fileKind({ file: 'calendar/holidays-2026.pdf', bytes })).toBe(text);
});

it.each([
  [1, 'PDF, 1 page, 45 KB'],
  [12, 'PDF, 12 pages, 45 KB'],
  [0, 'PDF, 45 KB'],
])('says that it has %i pages', (pages, text) => {
  expect(fileKind({ file: 'a.pdf', bytes: 45_300, pages })).toBe(text);
});
