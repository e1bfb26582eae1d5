import { fileKind } from './file-kind';

it.each([
  [undefined, 'PDF'],
  [0, 'PDF, 1 KB'],
  [45_300, 'PDF, 45 KB'],
  [999_499, 'PDF, 999 KB'],
  [999_500, 'PDF, 1.0 MB'],
  [12_340_000, 'PDF, 12.3 MB'],
])('tells a file of %p bytes as %p', (bytes, words) => {
  expect(fileKind({ file: 'calendar/holidays-2026.pdf', bytes })).toBe(words);
});
