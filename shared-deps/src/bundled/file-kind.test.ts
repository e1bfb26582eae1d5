import { fileKind } from './file-kind';

it.each([
  [undefined, 'PDF'],
  [0, 'PDF, 1\u00a0KB'],
  [45_300, 'PDF, 45\u00a0KB'],
  [999_499, 'PDF, 999\u00a0KB'],
  [999_500, 'PDF, 1.0\u00a0MB'],
  [12_340_000, 'PDF, 12.3\u00a0MB'],
])('describes a file of %p bytes as %p', (bytes, text) => {
  expect(fileKind({ file: 'calendar/holidays-2026.pdf', bytes })).toBe(text);
});

it.each([
  [1, 'PDF, 1\u00a0page, 45\u00a0KB'],
  [12, 'PDF, 12\u00a0pages, 45\u00a0KB'],
  [0, 'PDF, 45\u00a0KB'],
])('says that it has %i pages', (pages, text) => {
  expect(fileKind({ file: 'a.pdf', bytes: 45_300, pages })).toBe(text);
});
