import { assign, fromCallback, setup } from 'xstate';

/** The reason of a pause. */
export type HoldReason =
  'visitor' | 'page' | 'hover' | 'focus' | 'drag' | 'hidden' | 'unseen' | 'covered' | 'motion';

type RotationEvent =
  | { type: 'rotation.held'; why: HoldReason }
  | { type: 'rotation.freed'; why: HoldReason }
  | { type: 'rotation.toggled' }
  | { type: 'carousel.attached'; advance: () => void }
  | { type: 'carousel.detached' };

/** Says when something covers the carousel, and when it is free again. */
export const coverWatch = fromCallback<RotationEvent>;

interface RotationContext {
  held: readonly HoldReason[];
  advance: () => void;
}

/** Autoplay delay of every slider (spec §9). */
const AUTOPLAY_MS = 2_000;

/**
 * Moves a carousel on by itself while nothing holds it; `detached` until the carousel lives on the page, and for what
 * moves without being moved on, such as the strip of highlights, which asks only whether it is stopped.
 */
export const rotationMachine = setup({
  types: { context: {} as RotationContext, events: {} as RotationEvent },
  actors: { coverWatch: coverWatch(() => undefined) },
  actions: {
    advance: ({ context }) => context.advance(),
    attach: assign((_, params: { advance: () => void }) => ({ advance: params.advance })),
    hold: assign(({ context }, params: { why: HoldReason }) => ({
      held: [...context.held.filter((why) => why !== params.why), params.why],
    })),
    free: assign(({ context }, params: { why: HoldReason }) => ({
      held: context.held.filter((why) => why !== params.why),
    })),
    freeAll: assign({ held: [] }),
  },
  guards: {
    isFree: ({ context }) => context.held.length === 0,
    isStopped: ({ context }) => isStopped(context.held),
  },
  delays: { autoplay: AUTOPLAY_MS },
}).createMachine({
  id: 'rotation',
  invoke: { src: 'coverWatch' },
  context: { held: [], advance: () => undefined },
  on: {
    'carousel.attached': {
      description: 'The carousel is on the page and can be moved.',
      target: '.deciding',
      actions: { type: 'attach', params: ({ event }) => event },
    },
    'carousel.detached': '.detached',
    'rotation.held': {
      description: 'Something holds the carousel, such as a pointer over it.',
      target: '.still',
      actions: { type: 'hold', params: ({ event }) => event },
    },
    'rotation.toggled': [
      {
        description: 'The visitor pressed Pause or Play.',
        guard: 'isStopped',
        target: '.turning',
        actions: 'freeAll',
      },
      { target: '.still', actions: { type: 'hold', params: { why: 'visitor' } } },
    ],
    'rotation.freed': {
      description: 'One of the reasons to hold it is gone.',
      target: '.deciding',
      actions: { type: 'free', params: ({ event }) => event },
    },
  },
  initial: 'detached',
  states: {
    detached: {
      description: 'Nothing is there to be moved.',
      on: {
        'rotation.held': { actions: { type: 'hold', params: ({ event }) => event } },
        'rotation.freed': { actions: { type: 'free', params: ({ event }) => event } },
        'rotation.toggled': [
          { guard: 'isStopped', actions: 'freeAll' },
          { actions: { type: 'hold', params: { why: 'visitor' } } },
        ],
      },
    },
    deciding: {
      description: 'Whether anything holds it.',
      always: [{ guard: 'isFree', target: 'turning' }, { target: 'still' }],
    },
    still: { description: 'Something holds it.' },
    turning: {
      description: 'The next slide comes when the delay is over.',
      // what never held it does not begin its time anew
      on: { 'rotation.freed': {} },
      after: { autoplay: { target: 'turning', reenter: true, actions: 'advance' } },
    },
  },
});

/** Whether the visitor chose the pause, rather than merely pointing at the carousel. */
export function isStopped(held: readonly HoldReason[]): boolean {
  return held.some((why) => why === 'visitor' || why === 'page' || why === 'motion');
}
