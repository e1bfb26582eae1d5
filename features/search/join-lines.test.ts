import { joinLines } from './join-lines';

it.each([
  ['All candi-\ndates of class X', 'All candidates of class X'],
  ['candi\u00ad\n  dates', 'candidates'],
  ['2026-\n27, Half-\nYearly', '2026- 27, Half- Yearly'],
  [' one \n\n two ', 'one two'],
])('reads %j as %j', (lines, text) => expect(joinLines(lines)).toBe(text));
