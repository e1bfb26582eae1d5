import { runScript } from '@school/server/testing/run-script';

const school = (...args: string[]) => runScript('team/src/school.mjs', {}, args);

it('lists all commands with one line each', async () => {
  const { output, errors, code } = await school('--help');
  expect([errors, code]).toEqual(['', 0]);
  expect(output).toMatch(/^deploy +checks a section, and makes it live alone$/m);
});

it('says of a command which words and options it takes', async () => {
  const { output } = await school('diff', '--help');
  expect(output).toMatch(/^school diff mf-library .*--report FILE\.html.*\nsays what a build changes/);
});

it.each([
  ['raise react', '“react” has no exact version, such as react@19.4.0'],
  ['rolback', 'there is no school rolback: is it school rollback? school --help lists all'],
  ['releases --kept', "Unknown option '--kept'"],
  ['dev mf-nowhere', 'mf-nowhere: no such package; there are '],
  ['dev mf-gallery --against school', '--against needs an address such as '],
  ['dev mf-gallery --against http://127.0.0.1:9', 'http://127.0.0.1:9 does not answer: '],
])('refuses “school %s” in one line', async (words, reason) => {
  const { output, errors, code } = await school(...words.split(' '));
  expect([output, code]).toEqual(['', 1]);
  expect(errors).toMatch(/^refused: .+\n$/);
  expect(errors).toContain(reason);
});
