import { documentWords, maxTypos, questionWords } from './words';

it.each([
  ['31,150', ['31150'], ['31150', '31', '150']],
  ['1,25,000', ['125000'], ['125000', '1', '25', '000']],
  ['१,२५,०००', ['125000'], ['125000', '1', '25', '000']],
  ['9,10,11', ['9', '10', '11'], ['9', '10', '11']],
  ['2025,2026', ['2025', '2026'], ['2025', '2026']],
  ['+91 98765 43210', ['91', '9876543210'], ['91', '9876543210', '98765', '43210']],
  ['0161-2401180', ['01612401180'], ['01612401180', '0161', '2401180']],
  ['17-02-2026', ['17', '02', '2026'], ['17', '02', '2026']],
])('takes %s for %j', (text, question, document) => {
  expect(questionWords(text)).toEqual(question);
  expect([...new Set(documentWords(text))].sort()).toEqual(document.sort());
});

it('allows a wrong letter, but no wrong figure', () => {
  expect(['rooms', '4513', 'b2b-2'].map(maxTypos)).toEqual([1, 0, 0]);
});

it.each([
  ['ਛੁੱਟੀ', 'ਛੁਟੀ'],
  ['ਫ਼ੀਸ', 'ਫੀਸ'],
  ['फ़ोन', 'फोन'],
])('takes %s for %s, which many write without its mark', (marked, plain) => {
  expect(documentWords(marked)).toEqual(documentWords(plain));
});
