import { changesOf } from './changes';

it('names the parts that differ, within objects too', () => {
  const before = { choice: { search: '', year: 2026 }, shown: 24, pauses: ['hover'] };
  const after = { choice: { search: 'sports', year: 2026 }, shown: 48, pauses: [] };
  expect(changesOf(before, after)).toEqual([
    { name: 'choice.search', from: '""', to: '"sports"' },
    { name: 'shown', from: '24', to: '48' },
    { name: 'pauses', from: '["hover"]', to: '[]' },
  ]);
});

it('only counts records, however many there are', () => {
  expect(changesOf({ records: [] }, { records: Array.from({ length: 10_000 }, () => ({})) })).toEqual([
    { name: 'records', from: '[]', to: 'Array(10000)' },
  ]);
});

it('ends in an object that holds itself', () => {
  const loop = (): object => {
    const made: Record<string, unknown> = {};
    made['self'] = made;
    return made;
  };
  expect(changesOf(loop(), loop())).toHaveLength(1);
});
