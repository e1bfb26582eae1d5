import { type ActorRefFrom, createActor, createMachine, sendTo } from 'xstate';

import { createPageMachine } from './page-actors';

const doorMachine = createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { 'door.opened': 'open' } }, open: { on: { 'door.shut': { target: 'shut' } } } },
});
const bellMachine = createMachine({
  types: {} as { context: { rings: number }; input: { rings: number } },
  id: 'bell',
  context: ({ input }) => input,
  on: { 'bell.rung': { actions: ({ context }) => received(context.rings) } },
});
const received = jest.fn<undefined, [number]>();

const page = createPageMachine<{ rings: number }>({
  door: { src: doorMachine, onSnapshot: { actions: sendTo('bell', { type: 'bell.rung' }) } },
  bell: { src: bellMachine, input: ({ rings }) => ({ rings }) },
});
const doorOf = ({ system }: ReturnType<typeof open>) =>
  system.get('door') as ActorRefFrom<typeof doorMachine>;

function open() {
  received.mockReset();
  return createActor(page, { input: { rings: 3 } }).start();
}

it('runs the actors of a page in one system, where they are found by their names', () => {
  const { children } = open().getSnapshot();
  expect(Object.keys(children)).toEqual(['door', 'bell']);
  expect(children['door']?.system.get('bell')).toBe(children['bell']);
});

it('tells an actor, with what the page gave it, whenever another one has changed', () => {
  const running = open();
  expect(received.mock.calls).toEqual([[3]]);
  doorOf(running).send({ type: 'door.opened' });
  expect(received).toHaveBeenCalledTimes(2);
});

it('goes on without an actor that fails, and logs why', () => {
  const failure = new Error('the door is stuck');
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const stuck = createMachine({
    entry: () => {
      throw failure;
    },
  });
  const { children, status } = createActor(
    createPageMachine<{ rings: number }>({
      door: { src: stuck },
      bell: { src: bellMachine, input: ({ rings }) => ({ rings }) },
    }),
    { input: { rings: 3 } },
  )
    .start()
    .getSnapshot();
  expect(status).toBe('active');
  expect(children['bell']?.getSnapshot()).toMatchObject({ status: 'active' });
  expect(logged).toHaveBeenCalledWith(failure);
});
