import { changelogSince, findNewLine } from './changelog';

const before = '# Changelog\n\n- The map has names.\n';

it('finds the line that a section has written since', () => {
  const after = '# Changelog\n\n- Toppers have their year.\n- The map has names.\n';
  expect(findNewLine(before, after)).toBe('Toppers have their year.');
});

it('finds the first line of a new changelog', () => {
  expect(findNewLine('', before)).toBe('The map has names.');
});

it('finds no line in a changelog that has other headings and spaces alone', () => {
  expect(findNewLine(before, '# Changes\n\n## 2.0\n\n- The map has names.  \n')).toBeUndefined();
});

it('keeps the first words of a long line', () => {
  const note = findNewLine(before, `- ${'Toppers have their year. '.repeat(9)}`) ?? '';
  expect(note).toHaveLength(60);
  expect(note).toMatch(/^Toppers .*…$/);
});

it.each(['', 'abc1234+', 'main', '0000000'])('knows no line since the commit “%s”', (commit) => {
  expect(changelogSince(commit, '.')).toBeUndefined();
});
