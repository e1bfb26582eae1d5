import { documentWords, joinLines } from './words';

it.each([
  ['ਛੁੱਟੀ', 'ਛੁਟੀ'],
  ['ਫ਼ੀਸ', 'ਫੀਸ'],
  ['फ़ोन', 'फोन'],
])('takes %s for %s, which many write without its mark', (marked, plain) => {
  expect(documentWords(marked)).toEqual(documentWords(plain));
});

it.each([
  ['All candi-\ndates of class X', 'All candidates of class X'],
  ['candi\u00ad\n  dates', 'candidates'],
  ['2026-\n27, Half-\nYearly', '2026- 27, Half- Yearly'],
  [' one \n\n two ', 'one two'],
])('reads %j as %j', (lines, text) => expect(joinLines(lines)).toBe(text));
