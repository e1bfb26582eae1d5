/** @jest-environment node */
import { createWordIndex, type SavedWords, type WordIndex } from './word-index';

const slot = (word: string, ...alternatives: string[][]) => ({ word, meant: [word], alternatives });
const found = (index: WordIndex, ...slots: ReturnType<typeof slot>[]) => {
  const { documents, scores } = index.find(slots);
  return [...documents].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
};

let index: WordIndex;
beforeEach(() => {
  index = createWordIndex();
  index.add(0, ['fee', 'schedule'], ['by', 'the', 'quarter']);
  index.add(1, ['boat', 'day'], ['the', 'fee', 'is', 'paid']);
  index.add(2, ['transfer', 'certificate'], ['from', 'the', 'office']);
});

it('prefers titles to texts, and documents with more of the words', () => {
  expect(found(index, slot('fee'))).toEqual([0, 1]);
  expect(found(index, slot('fee'), slot('boat'))).toEqual([1, 0]);
});

it('finds beginnings, misspellings and phrases that mean the same', () => {
  expect(found(index, slot('sched'))).toEqual([0]);
  expect(found(index, slot('schedlue'))).toEqual([0]);
  expect(found(index, slot('tc', ['transfer', 'certificate']))).toEqual([2]);
  expect(found(index, slot('tc', ['transfer', 'boat']))).toEqual([]);
});

it('finds the same once it has been saved', () => {
  const saved = createWordIndex(JSON.parse(JSON.stringify(index.save())) as SavedWords);
  for (const words of [['fee'], ['fee', 'boat'], ['schedlue'], ['of'], ['off']]) {
    const slots = words.map((word) => slot(word));
    expect(found(saved, ...slots)).toEqual(found(index, ...slots));
  }
});

it('forgets documents, one and thousands', () => {
  index.remove(0);
  expect(found(index, slot('fee'))).toEqual([1]);
  for (let id = 3; id < 5_000; id += 1) index.add(id, ['ferry'], []);
  for (let id = 3; id < 4_999; id += 1) index.remove(id);
  expect(found(index, slot('ferry'))).toEqual([4_999]);
  expect(found(index, slot('fee'))).toEqual([1]);
});
