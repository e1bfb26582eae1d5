import { createActor, createMachine } from 'xstate';

import { createChartCoverage } from './chart-coverage';

const door = createMachine({
  id: 'door',
  initial: 'deciding',
  states: {
    deciding: { always: 'shut' },
    shut: { on: { 'door.opened': 'open', 'door.locked': { guard: () => false, target: 'locked' } } },
    open: { on: { 'door.knocked': {} } },
    locked: {},
  },
});

describe('the coverage of a chart', () => {
  it('names what was not reached', () => {
    const coverage = createChartCoverage(door);
    const actor = createActor(door, { inspect: coverage.inspect }).start();
    actor.send({ type: 'door.opened' });
    expect(coverage.missed()).toEqual([
      'door.locked',
      'door.shut: door.locked → door.locked',
      'door.open: door.knocked → stays',
    ]);
    actor.send({ type: 'door.knocked' });
    expect(coverage.missed()).not.toContain('door.open: door.knocked → stays');
  });

  it('counts nothing that another machine has done', () => {
    const coverage = createChartCoverage(door);
    createActor(createMachine({ initial: 'shut', states: { shut: {} } }), {
      inspect: coverage.inspect,
    }).start();
    expect(coverage.missed()).toContain('door.shut');
  });
});
