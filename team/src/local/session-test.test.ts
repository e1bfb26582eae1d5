import { runInNewContext } from 'node:vm';

import { createMachine } from 'xstate';

import { sessionTest, whyNoTest } from './session-test';

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

const lamp = (target: string, guard?: () => boolean) =>
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { 'lamp.pressed': { target, ...(guard && { guard }) } } }, on: {}, broken: {} },
  });

it.each([
  ['nothing while the machine does as recorded', 'broken', '', undefined],
  ['that it is mended', 'on', '', 'it is mended; after lamp.pressed at 1.200 s it is in "on", not "broken"'],
  [
    'that it is mended where no guard reads what is masked',
    'on',
    '•••',
    expect.stringMatching(/^it is mended/),
  ],
  [
    'that it cannot tell',
    () => true,
    '•••',
    expect.stringMatching(/^this session cannot tell: a guard may read/),
  ],
])('says %s', (_, change, name, reason) => {
  const state = (value: string) => ({ value, context: {}, children: [] });
  const event = { type: 'lamp.pressed', name };
  const run = { start: state('off'), steps: [{ at: 1_200, event, reached: state('broken') }], until: 2_000 };
  const machine = typeof change === 'string' ? lamp(change) : lamp('on', change);
  expect(whyNoTest(machine, run)).toEqual(reason);
});
