import { documentWords } from './words';

it.each([
  ['ਛੁੱਟੀ', 'ਛੁਟੀ'],
  ['ਫ਼ੀਸ', 'ਫੀਸ'],
  ['फ़ोन', 'फोन'],
])('takes %s for %s, which many write without its mark', (marked, plain) => {
  expect(documentWords(marked)).toEqual(documentWords(plain));
});
