import { runInNewContext } from 'node:vm';

import { sessionTest } from './session-test';

const machine = { module: './map.machine', name: 'mapMachine', isFactory: false };
const reached = (value: unknown) => ({ value, context: {}, children: [] });

it.each([
  "'); harm(); it('",
  '`); harm(); (`',
  '${harm()}',
  '\nharm();//',
  '\r\nharm();//',
  '\u2028harm();//',
  '\u2029harm();//',
  '*/ harm(); /*',
  '\\',
])('writes a test that runs nothing of a session which says %j', (text) => {
  const steps = [{ at: 1, event: { type: text, [text]: text }, reached: reached({ [text]: text }) }];
  const source = sessionTest(text, { start: reached(text), steps, until: 9 }, machine);
  const titles: string[] = [];
  let harms = 0;
  const scope = { it: (title: string) => titles.push(title), harm: () => (harms += 1) };
  runInNewContext(source.replaceAll(/^\s*import .*$/gm, ''), scope);
  expect([harms, titles.length]).toEqual([0, 1]);
  expect(titles[0]).toContain(`at ${text}: ${text} →`);
});
