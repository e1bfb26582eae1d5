import { registerActor } from '@school/shared-deps/bundled';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { and, type AnyActorRef, assign, createActor, fromCallback, not, setup, spawnChild } from 'xstate';

import { InspectorStore } from '../store';
import { Panel } from './panel';

// no chart is drawn: there are no workers here
jest.mock('elkjs/lib/elk-api', () => ({
  __esModule: true,
  default: class {
    layout = () => new Promise(() => undefined);
    terminateWorker = () => undefined;
  },
}));

/** The browser's own measurements have no part in these tests. */
class SilentObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}

const neverEnding = fromCallback(() => () => undefined);

/** A form with a bug of each kind. */
const formMachine = setup({
  types: { context: {} as { shown: number } },
  actors: {
    lookup: neverEnding,
    watch: neverEnding,
    download: fromCallback(() => {
      throw new Error('HTTP 503');
    }),
  },
  guards: { hasBothFields: () => false, isEmpty: () => true, isLate: () => false },
  actions: { showMore: assign({ shown: ({ context }) => -context.shown }) },
  delays: { patience: 700 },
}).createMachine({
  id: 'form',
  context: { shown: 24 },
  initial: 'editable',
  states: {
    editable: {
      on: {
        'form.submitted': [{ guard: 'hasBothFields', target: 'submitting' }, { target: 'invalid' }],
        'form.cleared': { guard: and(['isEmpty', not('isEmpty')]), target: 'invalid' },
        'form.sent': 'submitting',
        'form.kept': { target: 'closed', actions: spawnChild('watch', { id: 'keeper' }) },
        'form.saved': 'saving',
        'list.extended': { actions: 'showMore' },
        'mouse.*': 'hovered',
      },
    },
    invalid: {},
    submitting: {
      invoke: { src: 'lookup', id: 'answer', onDone: 'closed' },
      on: { 'answer.came': 'editable' },
      after: { patience: 'late' },
    },
    late: { on: { 'form.reset': 'editable' } },
    hovered: { always: { guard: 'isLate', target: 'late' } },
    saving: { invoke: { src: 'download', onError: 'failed' } },
    failed: { on: { 'form.reset': 'editable' } },
    closed: { on: { 'form.reset': 'editable' } },
  },
});

let store: InspectorStore;
let form: AnyActorRef;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: SilentObserver });
  store = new InspectorStore('elk.js');
  form = createActor(formMachine).start();
  registerActor({ section: '@school/mf-home', name: 'main', actor: form });
  store.recorder.start();
});

afterEach(() => {
  form.stop();
  store.stop();
  jest.useRealTimers();
});

const plain = ({ textContent }: HTMLElement) => textContent.replace(/\s+/g, ' ');
const sentenceNow = () =>
  plain(within(screen.getByRole('group', { name: 'Now' })).getByText(/since /, { selector: 'summary' }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Shows the panel, sends events, and chooses the actor when so much time has passed. */
function run(types: readonly string[], ms = 200): void {
  render(<Panel store={store} />);
  for (const type of types) act(() => form.send({ type }));
  pass(ms);
  fireEvent.click(screen.getByRole('treeitem', { name: /^main/ }));
}

it.each([
  ['a guard', ['form.submitted'], 'last form.submitted → invalid, refused by [hasBothFields]'],
  ['a guard of guards', ['form.cleared'], 'last form.cleared refused by [and(isEmpty, not(isEmpty))]'],
  ['a missing event', ['form.sent', 'answer.found'], 'last answer.found not accepted in submitting'],
  ['a wrong assign', ['list.extended'], 'last list.extended → stays, shown: 24 → -24'],
  [
    'a state that waits for its guard',
    ['mouse.moved'],
    'last mouse.moved → hovered; always [isLate] refused',
  ],
  ['a failed child', ['form.saved'], 'last download failed: Error: HTTP 503 → failed'],
  ['a leak', ['form.kept'], 'last form.kept → closed; leak: keeper still runs'],
])('%s is named by the sentence, and by a row of the log', (_bug, types, sentence) => {
  run(types);
  expect(sentenceNow()).toContain(sentence);
  const rows = within(screen.getByRole('log')).getAllByRole('button').map(plain);
  const [row = ''] = sentence.replace('last ', '').split(/[,;]/);
  expect(rows).toContainEqual(expect.stringContaining(row));
});

it.each([
  [
    'a timer',
    ['form.sent'],
    200,
    'leaves it on answer.came, or on answer done, or after patience (700 ms), 500 ms left',
  ],
  [
    'a timer that wins',
    ['form.sent'],
    900,
    '→ late, left by its timer, not by answer; leaves it on form.reset',
  ],
  ['a state without a way out', ['form.submitted'], 4_000, 'invalid since 4 s; '],
  ['a state without a way out', ['form.submitted'], 4_000, '; nothing leads out of it'],
])('%s is named by the sentence', (_bug, types, ms, sentence) => {
  run(types, ms);
  expect(sentenceNow()).toContain(sentence);
});

it('shows an actor by its name and its machine’s, and the children by the ids that they have', () => {
  run(['form.sent']);
  const names = screen.getAllByRole('treeitem').map(plain);
  expect(names).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^main \(form\) submitting/),
      expect.stringMatching(/^answer running/),
    ]),
  );
});

it('moves in the tree by keys: from the chosen actor, by letters and arrows', () => {
  run(['form.sent']);
  const item = (name: RegExp) => screen.getByRole('treeitem', { name });
  const press = (name: RegExp, key: string) => fireEvent.keyDown(item(name), { key });
  expect(item(/^main/)).toHaveAttribute('tabindex', '0');
  press(/^main/, '@');
  expect(item(/^@school/)).toHaveFocus();
  press(/^@school/, 'a');
  expect(item(/^answer/)).toHaveFocus();
  press(/^answer/, 'ArrowLeft');
  press(/^main/, 'ArrowLeft');
  expect(item(/^main/)).toHaveAttribute('aria-expanded', 'false');
  press(/^main/, 'Home');
  expect(item(/^@school/)).toHaveFocus();
});

describe('an event that is sent from the panel', () => {
  const send = (type: string, payload?: string) => {
    fireEvent.click(screen.getByRole('tab', { name: 'Send' }));
    const event = within(screen.getByRole('form', { name: type }));
    if (payload !== undefined) fireEvent.change(event.getByLabelText('with'), { target: { value: payload } });
    fireEvent.click(event.getByRole('button'));
    pass(200);
    return event;
  };

  it('begins with the payload of the last one, and what is no data of it goes with it', () => {
    const live = jest.fn();
    run([]);
    act(() => form.send({ type: 'list.extended', by: 24, live }));
    pass(200);
    const event = send('list.extended');
    expect(event.getByLabelText('with')).toHaveValue('{"by":24}');
    expect(store.recorder.rows.findLast(({ kind }) => kind === 'event')).toMatchObject({
      payload: { by: 24, live },
    });
  });

  it('is not sent when its payload is no JSON', () => {
    run([]);
    const event = send('form.sent', 'name');
    expect(event.getByText(/^SyntaxError/)).toBeVisible();
    expect(form.getSnapshot()).toMatchObject({ value: 'editable' });
  });
});
