import { createNameFinder } from './find-names';

const names = createNameFinder([
  'Riya Dutta',
  'Anne-Marie O’Brien',
  'A. P. Rao',
  'Simran Preet Kaur',
  'José Núñez',
  'रिया दत्ता',
  'चाँद ख़ान',
  'ਰੀਆ ਦੱਤਾ',
]);

it.each([
  ['Riya Dutta won; so did Ilan.', 'R. D. won; so did Ilan.'],
  ['The cup is with RIYA  DUTTA.', 'The cup is with R. D.'],
  ['“Riya\u00a0Dutta’s poem”', '“R. D.’s poem”'],
  ['by riya k. dutta', 'by R. D.'],
  ["ANNE MARIE O'BRIEN, Anne-Marie OBrien", 'A. M. O., A. M. O.'],
  ['A.P. Rao, A P Rao, AP Rao', 'A. P. R., A. P. R., A. P. R.'],
  ['Simran Kaur, Simran P. Kaur', 'S. P. K., S. P. K.'],
  ['Jose Nu\u0301n\u0303ez', 'J. N.'],
])('writes initials in place of a name: %j', (text, shown) => {
  expect(names.withInitials(text)).toBe(shown);
});

it.each([
  ['lines', 'Riya\nDutta spoke', 'R. D. spoke'],
  ['a hyphen at the end of a line', 'Ri-\nya Dut-\n  ta spoke', 'R. D. spoke'],
  ['soft hyphens', 'Ri\u00adya Dut\u00adta spoke', 'R. D. spoke'],
  ['signs that are not seen', 'Ri\u200bya\u200b Dutta spoke', 'R. D. spoke'],
])('finds a name through %s of a document', (_, text, shown) => {
  expect(names.withInitials(text)).toBe(shown);
});

it('finds a name over the end of a page, whose pages stay as many', () => {
  const pages = ['led by Riya', 'Dutta, then Anne-Marie\n', '', "O'Brien", 'the end'];
  const shown = ['led by R. D.', ', then A. M. O.', '', '', 'the end'];
  expect(names.withInitialsInPages(pages)).toEqual(shown);
});

it.each([
  ['Devanagari', 'कप रिया  दत्ता ने जीता', 'कप र. द. ने जीता'],
  ['Devanagari without nukta, with anusvara', 'चांद खान', 'च. ख.'],
  ['Gurmukhi', 'ਰੀਆ\nਦੱਤਾ ਜੀ', 'ਰ. ਦ. ਜੀ'],
  ['Gurmukhi without addak', 'ਰੀਆ ਦਤਾ ਜੀ', 'ਰ. ਦ. ਜੀ'],
])('finds a name in %s', (_, text, shown) => {
  expect(names.withInitials(text)).toBe(shown);
});

it.each([
  'Priya Dutta',
  'Riya Duttagupta',
  'Riya and Dutta',
  'R. Dutta',
  'रिया दत्तात्रेय',
  'ਰੀਆ ਦੱਤਾਂ',
  'Cafe\u0301',
])('leaves other names and texts as they are: %s', (text) => {
  expect(names.withInitials(text)).toBe(text);
});

it('knows a name in the path of a file', () => {
  const has = (path: string) => names.isIn(path);
  expect(
    ['riya-dutta.webp', 'a/RiyaDutta.jpg', 'riya_dutta_2.jpg', 'रिया-दत्ता.jpg'].filter(has),
  ).toHaveLength(4);
  expect(['priya-dutta.jpg', 'dutta.jpg', 'riya.jpg'].filter(has)).toEqual([]);
});

it('is not slowed down by a text that is made for it', () => {
  const text = `Riy${'-\n'.repeat(50_000)}a Riya${' '.repeat(50_000)}Dut${'\u00ad'.repeat(50_000)}`;
  expect(names.withInitials(text)).toBe(text);
});
