import { runScript } from '@school/server/testing/run-script';

const school = (...args: string[]) => runScript('team/src/school.mjs', {}, args);

it('lists all commands with one line each', async () => {
  const { output, errors, code } = await school('--help');
  expect([errors, code]).toEqual(['', 0]);
  expect(output).toMatch(/^deploy +checks a section, and makes it live alone$/m);
});

it.each([
  [['rolback'], 'refused: there is no school rolback: is it school rollback? school --help lists all\n'],
  [['releases', '--kept'], "refused: Unknown option '--kept'\n"],
])('refuses %j in one line', async (args, line) => {
  expect(await school(...args)).toEqual({ output: '', errors: line, code: 1 });
});
