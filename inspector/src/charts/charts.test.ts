import Elk from 'elkjs/lib/elk.bundled.js';
import { version } from 'elkjs/package.json';
import { createElement } from 'react';
import { renderToStaticMarkup as markup } from 'react-dom/server';
import { and, assign, createMachine, fromPromise, not, or, setup, stateIn } from 'xstate';

import { activePaths, chartOf, leavesOf } from '../record/chart';
import { collisionsOf } from '../testing/collisions';
import { ChartPicture, type Highlights } from './chart-picture';
import { elkFile } from './elk-file';
import { elkLayout } from './elk-layout';
import { type Layout, rowsOf } from './layout';

const doorMachine = setup({
  types: {
    context: {} as { knocks: number },
    events: {} as { type: 'door.opened' } | { type: 'door.knocked' },
  },
  actors: { ring: fromPromise(() => Promise.resolve()) },
  actions: { count: assign({ knocks: ({ context }) => context.knocks + 1 }), slam: () => undefined },
  guards: { isLoud: ({ context }) => context.knocks > 2 },
  delays: { draught: 1_500 },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'shut',
  states: {
    shut: {
      description: 'Nobody comes in.',
      on: {
        'door.opened': 'open',
        'door.knocked': [{ guard: 'isLoud', target: 'open' }, { actions: 'count' }],
      },
    },
    open: {
      tags: 'wide',
      exit: 'slam',
      invoke: { src: 'ring', onDone: 'shut' },
      after: { draught: 'shut' },
    },
  },
});

const { chart } = chartOf(doorMachine);
const edge = (label: string) => chart.edges.filter((each) => each.label === label);

describe('the chart of a machine', () => {
  it('names its states, what they invoke and what they do on the way out, but no timers of XState', () => {
    expect(chart.states).toMatchObject([
      { path: '', name: 'door', initial: 'shut' },
      { path: 'shut', description: 'Nobody comes in.' },
      { path: 'open', tags: ['wide'], invokes: ['ring'], entry: [], exit: ['slam'] },
    ]);
  });

  it('says events of XState in words, with the length of a delay', () => {
    expect(edge('after draught (1.5 s)')).toMatchObject([{ source: 'open', targets: ['shut'] }]);
    expect(edge('ring done')).toMatchObject([{ source: 'open', targets: ['shut'] }]);
  });

  it('names guards that are made of others as their machine makes them, whatever a build calls them', () => {
    const guard = and([or(['isLoud', 'isOpen']), not('isLate'), stateIn('day')]);
    Object.defineProperty(guard, 'name', { value: 'a' });
    const [knock] = chartOf(createMachine({ on: { 'door.knocked': { guard } } })).chart.edges;
    expect(knock?.guard).toBe('and(or(isLoud, isOpen), not(isLate), stateIn(day))');
  });

  it('says of a state that it leads to where its parent was left', () => {
    const { chart: lamp } = chartOf(
      createMachine({ initial: 'last', states: { last: { type: 'history' } } }),
    );
    expect(lamp.states.flatMap((state) => rowsOf(lamp, state))).toEqual([{ text: '↺ where it was left' }]);
  });

  it('calls what has no name inline, not by the place where it stands', () => {
    const machine = createMachine({
      on: { 'door.knocked': { guard: () => true, actions: () => undefined } },
    });
    expect(chartOf(machine).chart.edges).toMatchObject([{ guard: 'inline', actions: ['inline'] }]);
  });

  it('tells guards apart by what they are given', () => {
    const guards = ['invalid', 'refused'].map((problem) => ({ type: 'hasProblem', params: { problem } }));
    const always = guards.map((guard) => ({ guard, target: 'b' }));
    const { edges } = chartOf(createMachine({ initial: 'a', states: { a: { always }, b: {} } })).chart;
    expect(edges.map(({ guard }) => guard)).toEqual(['hasProblem(invalid)', 'hasProblem(refused)']);
  });

  it('keeps the order in which guards are tried', () => {
    expect(edge('door.knocked')).toMatchObject([
      { id: 'shut|door.knocked|0', guard: 'isLoud', targets: ['open'] },
      { id: 'shut|door.knocked|1', targets: [], actions: ['count'] },
    ]);
  });

  it('is the same whatever is provided to its machine', () => {
    const provided = doorMachine.provide({ actions: { slam: () => undefined } });
    expect(chartOf(provided).chart).toEqual(chart);
  });
});

describe('the states that a value names', () => {
  it('includes those around them', () => {
    expect(activePaths({ page: 'open', root: { rendered: 'dead' } })).toEqual(
      expect.arrayContaining(['', 'page', 'page.open', 'root.rendered', 'root.rendered.dead']),
    );
  });

  it('reads as its innermost states', () => {
    expect(leavesOf({ page: 'open', root: { rendered: 'dead' } })).toBe('page.open · root.rendered.dead');
  });
});

let layout: Layout;
beforeAll(async () => {
  layout = await elkLayout(chart, new Elk());
});

describe('a layout', () => {
  it('has a line for each target, and no text on another', () => {
    const drawn = chart.edges.flatMap(({ targets }, at) => targets.map((_, index) => `${at}|${index}`));
    expect(Object.keys(layout.lines).sort()).toEqual(drawn.sort());
    expect(collisionsOf(chart, layout)).toEqual([]);
  });

  it('puts the first state above those that follow, though they lead back to it', () => {
    const [, shut = 0] = layout.boxes['shut'] ?? [];
    const [, open = 0] = layout.boxes['open'] ?? [];
    expect(shut).toBeLessThan(open);
  });

  it('is made by the version of ELK that its file is named after', () => {
    expect(elkFile).toContain(version);
  });
});

describe('the picture of a chart', () => {
  const none = new Set<string>();
  const pictureOf = (highlights: Partial<Highlights>) =>
    markup(
      createElement(ChartPicture, {
        chart,
        layout,
        highlights: { active: none, taken: none, refused: none, ...highlights },
      }),
    );

  it('marks active states by more than their colour', () => {
    expect(pictureOf({ active: new Set(['', 'open']) })).toContain('● open');
    expect(pictureOf({ active: new Set(['', 'open']) })).not.toContain('● shut');
  });

  it('marks the edges that were taken and refused', () => {
    const picture = pictureOf({
      taken: new Set(['shut|door.opened|0']),
      refused: new Set(['shut|door.knocked|0']),
    });
    expect(picture).toContain('class="line taken" data-edge="shut|door.opened|0"');
    expect(picture).toContain('class="line refused" data-edge="shut|door.knocked|0"');
  });
});
