import { walk } from './walk';

it('visits every value of a document with its place, outer ones first', () => {
  const document = { title: 'Fees', items: ['a', { file: 'b.pdf' }], by: null };
  expect([...walk(document)].map(({ value, place }) => [place.join(' '), value])).toEqual([
    ['', document],
    ['title', 'Fees'],
    ['items', ['a', { file: 'b.pdf' }]],
    ['items 1', 'a'],
    ['items 2', { file: 'b.pdf' }],
    ['items 2 file', 'b.pdf'],
    ['by', null],
  ]);
});

it('visits a text by itself', () => {
  expect([...walk('Fees')]).toEqual([{ value: 'Fees', place: [] }]);
});
