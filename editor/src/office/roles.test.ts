import { isRole, mayChange } from './roles';

it.each([
  ['everything', 'profile', true],
  ['papers', 'records/circular', true],
  ['papers', 'records/notification', true],
  ['papers', 'notice', true],
  ['papers', 'records/news', false],
  ['papers', 'profile', false],
  ['notice', 'notice', true],
  ['notice', 'records/circular', false],
] as const)('lets a person for %s change %s: %s', (role, key, may) => {
  expect(mayChange({ name: 'Asha', role }, key)).toBe(may);
});

it('knows three roles, and no names of JavaScript', () => {
  expect(['everything', 'papers', 'notice', 'constructor', 'admin'].map(isRole)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
