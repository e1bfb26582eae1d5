import { registerActor } from '@school/shared-deps/bundled';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type AnyActorRef, assign, createActor, setup } from 'xstate';

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

/** A form with a bug of each kind. */
const formMachine = setup({
  types: { context: {} as { shown: number } },
  guards: { hasBothFields: () => false },
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
        'form.sent': 'submitting',
        'list.extended': { actions: 'showMore' },
      },
    },
    invalid: {},
    submitting: { on: { 'answer.came': 'editable' }, after: { patience: 'editable' } },
  },
});

let store: InspectorStore;
let form: AnyActorRef;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: SilentObserver });
  store = new InspectorStore('elk.js');
  form = createActor(formMachine).start();
  registerActor({ section: '@school/mf-home', name: 'form', actor: form });
  store.recorder.start();
});

afterEach(() => {
  form.stop();
  store.stop();
  jest.useRealTimers();
});

const plain = ({ textContent }: HTMLElement) => textContent.replace(/\s+/g, ' ');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Shows the panel, sends events, and chooses the actor when so much time has passed. */
function run(types: readonly string[], ms = 200): void {
  render(<Panel store={store} />);
  for (const type of types) act(() => form.send({ type }));
  pass(ms);
  fireEvent.click(screen.getByRole('treeitem', { name: /^form/ }));
}

it.each([
  ['a guard', ['form.submitted'], 'form.submitted → invalid, refused by [hasBothFields]'],
  ['a missing event', ['form.sent', 'answer.found'], 'answer.found not accepted in submitting'],
  ['a wrong assign', ['list.extended'], 'list.extended → stays shown: 24 → -24'],
])('%s is named by a row of the log', (_bug, types, row) => {
  run(types);
  const rows = within(screen.getByRole('log')).getAllByRole('button').map(plain);
  expect(rows).toContainEqual(expect.stringContaining(row));
});

it.each([
  [
    'a timer',
    ['form.sent'],
    200,
    'submitting since 200 ms; leaves it on answer.came, or after patience (700 ms), 500 ms left',
  ],
  ['a state without a way out', ['form.submitted'], 4_000, 'invalid since 4 s; nothing leads out of it'],
])('%s is named by the sentence', (_bug, types, ms, sentence) => {
  run(types, ms);
  expect(plain(screen.getByRole('group', { name: 'Now' }))).toContain(sentence);
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
