import { englishIn } from './letters';

it.each([
  ['Sports day', 'en'],
  ['खेल दिवस', undefined],
  ['ਖੇਡ ਦਿਵਸ', undefined],
  ['CBSE का परिणाम', undefined],
  ['2026', undefined],
  [['Sports day', 'Fete'], 'en'],
  [{ text: 'खेल दिवस', file: 'sports.pdf' }, undefined],
])('finds out whether %j is in English', (content, language) => {
  expect(englishIn(content)).toBe(language);
});
