import { plural } from './texts';

it('chooses the form that the language has for a count', () => {
  const rules = new Intl.PluralRules('en');
  const forms = { one: 'one', other: 'other' };
  const counts = Array.from({ length: 201 }, (_, count) => count);
  expect(counts.map((count) => plural(count, forms))).toEqual(counts.map((count) => rules.select(count)));
});
