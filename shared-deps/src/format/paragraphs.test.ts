import { joinLines, paragraphsOf } from './paragraphs';

it.each([
  ['All candi-\ndates of class X', 'All candidates of class X'],
  ['candi\u00ad\n  dates', 'candidates'],
  ['2026-\n27, Half-\nYearly', '2026- 27, Half- Yearly'],
  [' one \n\n two ', 'one two'],
])('reads %j as %j', (lines, text) => expect(joinLines(lines)).toBe(text));

it('reads lines that are nearly full as one paragraph', () => {
  const lines = [
    'To: All parents',
    'Fees are paid in four quarters, at the',
    'counter of the bank.',
    'Last dates',
  ];
  expect(paragraphsOf(lines.join('\n'))).toEqual([lines[0], `${lines[1]} ${lines[2]}`, lines[3]]);
});
