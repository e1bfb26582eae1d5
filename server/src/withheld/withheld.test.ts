import * as v from 'valibot';

import { createWithheld, withheldSchema } from './withheld';

it('takes a list with any of its parts', () => {
  expect(v.parse(withheldSchema, { names: ['Riya Dutta'] })).toEqual({
    records: [],
    files: [],
    names: ['Riya Dutta'],
  });
});

it.each([
  [{ 'Riya Dutta': 1 }],
  [{ names: ['R'] }],
  [{ names: 'Riya Dutta' }],
  [{ files: [''] }],
  [['Riya Dutta']],
])('refuses %j', (list) => {
  const { issues = [] } = v.safeParse(withheldSchema, list);
  expect(issues).not.toHaveLength(0);
});

it('is named by a text from which nobody guesses the list', () => {
  const digest = (names: string[], key: string) =>
    createWithheld({ records: [], files: [], names }).digest(Buffer.from(key));
  expect(digest(['Riya Dutta'], 'one')).toBe(digest(['Riya Dutta'], 'one'));
  expect(digest(['Riya Dutta'], 'one')).not.toBe(digest(['Mira Solanke'], 'one'));
  expect(digest(['Riya Dutta'], 'one')).not.toBe(digest(['Riya Dutta'], 'other'));
});
