import { registerActor } from '@school/shared-deps/bundled';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { and, type AnyActorRef, assign, createActor, fromCallback, not, setup, spawnChild } from 'xstate';

import { recordedRun } from '../record/recorded-run';
import { replay } from '../record/replay';
import { exportSession, openSession } from '../record/session-file';
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

/** A form with nine bugs, of which one may be mended. */
const createFormMachine = (mended = '') =>
  setup({
    types: { context: {} as { shown: number } },
    actors: {
      lookup: neverEnding,
      watch: neverEnding,
      download: fromCallback(() => {
        throw new Error('HTTP 503');
      }),
    },
    guards: {
      hasBothFields: () => mended === 'a guard',
      isEmpty: () => true,
      isKept: () => mended !== 'a guard of guards',
      isLate: () => mended === 'a state that waits for its guard',
    },
    actions: {
      showMore: assign({ shown: ({ context }) => context.shown * (mended === 'a wrong assign' ? 2 : -1) }),
    },
    delays: { patience: mended === 'a timer' ? 7_000 : 700 },
  }).createMachine({
    id: 'form',
    context: { shown: 24 },
    initial: 'editable',
    states: {
      editable: {
        on: {
          'form.submitted': [{ guard: 'hasBothFields', target: 'submitting' }, { target: 'invalid' }],
          'form.cleared': { guard: and(['isEmpty', not('isKept')]), target: 'invalid' },
          'form.sent': 'submitting',
          'form.kept': {
            target: 'closed',
            actions: mended === 'a leak' ? [] : spawnChild('watch', { id: 'keeper' }),
          },
          'form.saved': 'saving',
          'list.extended': { actions: 'showMore' },
          'mouse.*': 'hovered',
        },
      },
      invalid: mended === 'a state without a way out' ? { after: { 1_000: 'editable' } } : {},
      submitting: {
        invoke: { src: 'lookup', id: 'answer', onDone: 'closed' },
        on: { [mended === 'a missing event' ? 'answer.found' : 'answer.came']: 'editable' },
        after: { patience: 'late' },
      },
      late: { on: { 'form.reset': 'editable' } },
      hovered: { always: { guard: 'isLate', target: 'late' } },
      saving: { invoke: { src: 'download', onError: mended === 'a failed child' ? 'editable' : 'failed' } },
      failed: { on: { 'form.reset': 'editable' } },
      closed: { on: { 'form.reset': 'editable' } },
    },
  });

let store: InspectorStore;
let form: AnyActorRef;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: SilentObserver });
  Element.prototype.scrollIntoView = () => undefined;
  store = new InspectorStore('elk.js');
  form = createActor(createFormMachine()).start();
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
  ['a guard', ['form.submitted'], 200, 'last form.submitted → invalid, refused by [hasBothFields]'],
  ['a guard of guards', ['form.cleared'], 200, 'last form.cleared refused by [and(isEmpty, not(isKept))]'],
  ['a missing event', ['form.sent', 'answer.found'], 200, 'last answer.found not accepted in submitting'],
  ['a wrong assign', ['list.extended'], 200, 'last list.extended → stays / showMore, shown: 24 → -24'],
  [
    'a state that waits for its guard',
    ['mouse.moved'],
    200,
    'last mouse.moved → hovered; always [isLate] refused',
  ],
  ['a failed child', ['form.saved'], 200, 'last download failed: Error: HTTP 503 → failed'],
  ['a leak', ['form.kept'], 200, 'last form.kept → closed / spawnChild; leak: keeper still runs'],
  ['a timer', ['form.sent'], 900, 'last after patience (700 ms) → late, left by its timer, not by answer'],
  ['a state without a way out', ['form.submitted'], 4_000, 'nothing leads out of it'],
])('%s is named by the sentence, and its session is a test that fails on it', (bug, types, ms, sentence) => {
  run(types, ms);
  expect(sentenceNow()).toContain(sentence);
  const recorded = recordedRun(openSession(exportSession(store.recorder)), store.view.selected ?? '');
  const reached = recorded.steps.map((step) => step.reached);
  expect(replay(createFormMachine(), recorded)).toEqual(reached);
  expect(replay(createFormMachine(bug), recorded).at(-1)).not.toEqual(reached.at(-1));
});

it('says how much time a timer has left', () => {
  run(['form.sent']);
  const ways = 'leaves it on answer.came, or on answer done, or after patience (700 ms), 500 ms left';
  expect(sentenceNow()).toContain(`submitting since 200 ms; last form.sent → submitting; ${ways}`);
});

it('says why it cannot be used while a dialog keeps it inert', () => {
  run([]);
  act(() => store.change({ isInert: true }));
  expect(screen.getByText('The panel cannot be used until the code of the open dialog runs.')).toBeVisible();
  act(() => store.change({ isInert: false }));
  expect(screen.queryByText(/cannot be used/)).not.toBeInTheDocument();
});

it('shows an actor by its name and its machine’s, and the children by the ids that they have', () => {
  run(['form.sent', 'answer.found']);
  const names = screen.getAllByRole('treeitem').map(plain);
  expect(names).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^main \(form\) submitting 1 not accepted/),
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
    fireEvent.click(screen.getByRole('radio', { name: 'Send' }));
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

  it('is refused by a guard, which it names', () => {
    run([]);
    expect(send('form.cleared').getByText('Refused: and(isEmpty, not(isKept)) said no.')).toBeVisible();
    expect(store.recorder.rows.filter(({ kind }) => kind === 'event')).toEqual([]);
  });

  it('is not sent when its payload is no JSON', () => {
    run([]);
    const event = send('form.sent', 'name');
    expect(event.getByText(/^SyntaxError/)).toBeVisible();
    expect(form.getSnapshot()).toMatchObject({ value: 'editable' });
  });
});
