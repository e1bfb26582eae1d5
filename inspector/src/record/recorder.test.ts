/**
 * The development build of XState, which is the stricter one.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["development"]}
 */
import { registerActor } from '@school/shared-deps/bundled';
import { assign, createActor, createMachine, fromPromise, sendParent, setup } from 'xstate';

import { chartOf } from './chart';
import { MAX_ROWS, Recorder } from './recorder';

const bellMachine = createMachine({ id: 'bell', entry: sendParent({ type: 'bell.rung' }) });

const doorMachine = setup({
  types: { context: {} as { knocks: number } },
  actors: { bell: bellMachine, fail: fromPromise(() => Promise.reject(new Error('no key'))) },
  actions: { count: assign({ knocks: ({ context }) => context.knocks + 1 }), listen: () => undefined },
  guards: {
    isLoud: ({ context }) => context.knocks >= 2,
    hasHinges: () => {
      throw new Error('no hinges');
    },
  },
  delays: { draught: 5_000 },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'shut',
  on: { 'bell.rung': { actions: 'listen' } },
  states: {
    shut: {
      on: {
        'door.knocked': [{ guard: 'isLoud', target: 'open' }, { actions: 'count' }],
        'door.pushed': { guard: 'isLoud', target: 'open' },
        'bell.pressed': 'ringing',
        'door.kicked': { guard: 'hasHinges' },
      },
    },
    ringing: { invoke: { src: 'bell', id: 'chime' } },
    open: { description: 'It stays so for five seconds.', after: { draught: 'shut' } },
  },
});

/** The browser's own measurements have no part in these tests. */
class SilentObserver {
  static readonly supportedEntryTypes: readonly string[] = [];
  observe() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

let recorder: Recorder;
const changed = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: SilentObserver });
  recorder = new Recorder(changed);
});

afterEach(() => {
  recorder.stop();
  jest.useRealTimers();
});

function startDoor(section = '@school/mf-home') {
  const door = createActor(doorMachine).start();
  registerActor({ section, name: 'door', actor: door });
  return door;
}

const actorNamed = (name: string) => [...recorder.actors.values()].findLast((each) => each.name === name);
const logged = () => recorder.rows.map(({ kind, name }) => `${kind} ${name}`);

describe('the recorder', () => {
  it('finds actors that ran before it was started, and begins with the state that they are in', () => {
    const door = startDoor();
    door.send({ type: 'door.knocked' });
    recorder.start();
    expect(actorNamed('door')).toMatchObject({ section: '@school/mf-home', snapshot: { value: 'shut' } });
    expect(actorNamed('door')?.snapshot.context).toEqual({ knocks: 1 });
    const { key } = actorNamed('door') ?? {};
    expect(recorder.rows.find(({ actor }) => actor === key)).toMatchObject({
      kind: 'actor',
      name: 'found',
      snapshot: { value: 'shut' },
    });
  });

  it('finds actors that start later, and their children', () => {
    recorder.start();
    const door = startDoor('shell');
    door.send({ type: 'bell.pressed' });
    expect(actorNamed('chime')).toMatchObject({ section: 'shell', parent: actorNamed('door')?.key });
    expect(logged()).toContain('event bell.rung');
    expect(recorder.rows.find(({ name }) => name === 'bell.rung')?.from).toBe(actorNamed('chime')?.key);
  });

  it('tells events, transitions and actions in their order, with the state afterwards', () => {
    recorder.start();
    startDoor().send({ type: 'bell.pressed' });
    expect(logged()).toEqual(
      expect.arrayContaining(['event bell.pressed', 'transition bell.pressed', 'action listen']),
    );
    const transition = recorder.rows.find(({ kind }) => kind === 'transition');
    expect(transition).toMatchObject({ edges: ['shut|bell.pressed|0'], snapshot: { value: 'ringing' } });
  });

  it('gives charts the descriptions that were released, whether they come before an actor or after it', () => {
    const { chart } = chartOf(doorMachine);
    const descriptions = {
      shut: 'Nobody comes in.',
      open: 'Not as its machine says.',
      'shut|door.knocked|1': 'A quiet knock.',
    };
    const released = { [chart.id]: { descriptions } };
    startDoor();
    recorder.start();
    recorder.describe(released);
    const early = new Recorder(changed);
    early.describe(released);
    early.start();
    for (const { actors } of [recorder, early]) {
      const { states, edges } = [...actors.values()].find(({ name }) => name === 'door')?.chart ?? chart;
      expect(states.find(({ path }) => path === 'shut')?.description).toBe('Nobody comes in.');
      expect(states.find(({ path }) => path === 'open')?.description).toBe('It stays so for five seconds.');
      expect(edges.find(({ id }) => id === 'shut|door.knocked|1')?.description).toBe('A quiet knock.');
    }
    early.stop();
  });

  it('says with which error an actor has failed, though XState does not report it', () => {
    recorder.start();
    const door = startDoor();
    door.subscribe({ error: () => undefined });
    door.send({ type: 'door.kicked' });
    jest.advanceTimersByTime(200);
    expect(actorNamed('door')?.snapshot.status).toBe('error');
    expect(logged().at(-1)).toMatch(/^error Error: .*no hinges$/s);
  });

  it('keeps an actor that has ended readable', () => {
    recorder.start();
    startDoor().stop();
    expect(actorNamed('door')).toMatchObject({ snapshot: { status: 'stopped', value: 'shut' } });
  });

  it('forgets its oldest rows, and draws a burst of events once', () => {
    recorder.start();
    const door = startDoor();
    changed.mockClear();
    for (let sent = 0; sent < MAX_ROWS; sent += 1) door.send({ type: 'door.pushed' });
    expect(recorder.rows).toHaveLength(MAX_ROWS);
    expect(changed).not.toHaveBeenCalled();
    jest.advanceTimersByTime(200);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('hears nothing once it has stopped', () => {
    recorder.start();
    const door = startDoor();
    const rows = recorder.rows.length;
    recorder.stop();
    door.send({ type: 'door.knocked' });
    expect(recorder.rows).toHaveLength(rows);
    expect(actorNamed('door')?.snapshot.context).toEqual({ knocks: 0 });
  });

  it('reports what the page throws', () => {
    recorder.start();
    dispatchEvent(new ErrorEvent('error', { error: new Error('the page is broken') }));
    expect(logged()).toContain('error the page is broken');
  });
});
