import { percentage } from './percentage';

it.each([
  ['97.4', '97.4%'],
  ['100', '100%'],
  ['98.4%', '98.4%'],
  ['First', 'First'],
  ['', ''],
])('shows the division %j as %j', (division, shown) => {
  expect(percentage(division)).toBe(shown);
});
