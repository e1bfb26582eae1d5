import { activePaths, type Chart, chartOf, leavesOf } from '@school/shared-deps/charts';
import { assign, createMachine, fromPromise, setup } from 'xstate';

import { drawChart } from './draw';
import { markupOf } from './draw-text';
import { simpleLayout } from './simple-layout';

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

  it('keeps the order in which guards are tried', () => {
    expect(edge('door.knocked')).toMatchObject([
      { id: 'shut|door.knocked|0', guard: 'isLoud', targets: ['open'] },
      { id: 'shut|door.knocked|1', targets: [], actions: ['count'] },
    ]);
  });

  it('has the hash of another one once a state or a transition differs, whatever is provided to it', () => {
    expect(chartOf(doorMachine.provide({ actions: { slam: () => undefined } })).chart.hash).toBe(chart.hash);
    const renamed = setup({}).createMachine({ id: 'door', initial: 'shut', states: { shut: {}, ajar: {} } });
    expect(chartOf(renamed).chart.hash).not.toBe(chart.hash);
  });

  it('has the same hash in a build that shortens the names of functions', () => {
    const isLoud = () => true;
    const g = () => true;
    const hashWith = (guard: () => boolean) =>
      chartOf(createMachine({ on: { 'door.knocked': { guard } } })).chart.hash;
    expect(hashWith(g)).toBe(hashWith(isLoud));
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

describe('a chart without a layout from the build', () => {
  const { boxes, lines } = simpleLayout(chart);

  it('has its states within their parent, below each other', () => {
    const [shut = [], open = []] = [boxes['shut'], boxes['open']];
    const [, , width = 0, height = 0] = boxes[''] ?? [];
    expect(open[1]).toBeGreaterThan((shut[1] ?? 0) + (shut[3] ?? 0));
    expect((open[0] ?? 0) + (open[2] ?? 0)).toBeLessThan(width);
    expect((open[1] ?? 0) + (open[3] ?? 0)).toBeLessThan(height);
  });

  it('has a line for each target', () => {
    const drawn = chart.edges.flatMap(({ id, targets }) => targets.map((_, index) => `${id}|${index}`));
    expect(Object.keys(lines)).toEqual(drawn);
  });
});

describe('the picture of a chart', () => {
  const draw = (marks: Parameters<typeof drawChart>[2], of: Chart = chart) =>
    markupOf(drawChart(of, simpleLayout(of), marks));

  it('is named after its machine', () => {
    expect(draw({})).toMatch(/^<svg [^>]*role="img" aria-label="door">/);
  });

  it('marks active states by more than their colour', () => {
    expect(draw({ active: new Set(['', 'open']) })).toContain('● open');
    expect(draw({ active: new Set(['', 'open']) })).not.toContain('● shut');
  });

  it('marks the edges that were taken and refused', () => {
    const marked = draw({
      taken: new Set(['shut|door.opened|0']),
      refused: new Set(['shut|door.knocked|0']),
    });
    expect(marked).toContain('class="line taken" data-edge="shut|door.opened|0"');
    expect(marked).toContain('class="line refused" data-edge="shut|door.knocked|0"');
  });

  it('shows what was never reached and what was reached often', () => {
    const marked = draw({ heat: new Map([['shut', 1_500]]) });
    expect(marked).toContain('class="state atomic heat4" data-state="shut"');
    expect(marked).toContain('class="state atomic heat0" data-state="open"');
  });

  it('is text, whatever a description holds', () => {
    const described = {
      ...chart,
      states: chart.states.map((state) => ({ ...state, description: '<b> & "so"' })),
    };
    expect(draw({}, described)).toContain('&lt;b&gt; &amp; &quot;so&quot;');
  });
});
