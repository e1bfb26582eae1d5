import { mayChange } from './people';

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
