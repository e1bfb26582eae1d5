import { assign, emit, fromCallback, setup } from 'xstate';

/** Why a carousel pauses. */
export type PauseReason =
  'visitor' | 'page' | 'hover' | 'focus' | 'drag' | 'hidden' | 'unseen' | 'covered' | 'motion';

type RotationEvent =
  | { type: 'pause.began'; why: PauseReason }
  | { type: 'pause.ended'; why: PauseReason }
  | { type: 'rotation.toggled' }
  | { type: 'carousel.attached' }
  | { type: 'carousel.detached' };

/** Says when something covers the carousel, and when it is free again. */
export const coverWatch = fromCallback<RotationEvent>;

interface RotationContext {
  pauses: readonly PauseReason[];
}

/** Autoplay delay of every slider (spec §9). */
const AUTOPLAY_MS = 2_000;

/**
 * Moves a carousel on by itself while it has no reason to pause; `detached` until the carousel lives on the page, and for what
 * moves without being moved on, such as the strip of highlights, which asks only whether it is stopped.
 */
export const rotationMachine = setup({
  types: {
    context: {} as RotationContext,
    events: {} as RotationEvent,
    /** The next slide is to come. */
    emitted: {} as { type: 'slide.due' },
  },
  actors: { coverWatch: coverWatch(() => undefined) },
  actions: {
    addPause: assign(({ context }, params: { why: PauseReason }) => ({
      pauses: [...context.pauses.filter((why) => why !== params.why), params.why],
    })),
    endPause: assign(({ context }, params: { why: PauseReason }) => ({
      pauses: context.pauses.filter((why) => why !== params.why),
    })),
    endPauses: assign({ pauses: [] }),
  },
  guards: {
    hasNoPause: ({ context }) => context.pauses.length === 0,
    isStopped: ({ context }) => isStopped(context.pauses),
  },
  delays: { autoplay: AUTOPLAY_MS },
}).createMachine({
  id: 'rotation',
  invoke: { src: 'coverWatch' },
  context: { pauses: [] },
  on: {
    'carousel.attached': {
      description: 'The carousel is on the page and can be moved.',
      target: '.deciding',
    },
    'carousel.detached': '.detached',
    'pause.began': {
      description: 'The carousel has a reason to pause, such as a pointer over it.',
      target: '.still',
      actions: { type: 'addPause', params: ({ event }) => event },
    },
    'rotation.toggled': [
      {
        description: 'The visitor pressed Pause or Play.',
        guard: 'isStopped',
        target: '.turning',
        actions: 'endPauses',
      },
      { target: '.still', actions: { type: 'addPause', params: { why: 'visitor' } } },
    ],
    'pause.ended': {
      description: 'One of the reasons to pause is gone.',
      target: '.deciding',
      actions: { type: 'endPause', params: ({ event }) => event },
    },
  },
  initial: 'detached',
  states: {
    detached: {
      description: 'Nothing is there to be moved.',
      on: {
        'pause.began': { actions: { type: 'addPause', params: ({ event }) => event } },
        'pause.ended': { actions: { type: 'endPause', params: ({ event }) => event } },
        'rotation.toggled': [
          { guard: 'isStopped', actions: 'endPauses' },
          { actions: { type: 'addPause', params: { why: 'visitor' } } },
        ],
      },
    },
    deciding: {
      description: 'Whether it has a reason to pause.',
      always: [{ guard: 'hasNoPause', target: 'turning' }, { target: 'still' }],
    },
    still: { description: 'It has a reason to pause.' },
    turning: {
      description: 'The next slide comes when the delay is over.',
      // the end of what was no pause does not begin its time anew
      on: { 'pause.ended': {} },
      after: { autoplay: { target: 'turning', reenter: true, actions: emit({ type: 'slide.due' }) } },
    },
  },
});

/** Whether the visitor chose the pause, rather than merely pointing at the carousel. */
export function isStopped(pauses: readonly PauseReason[]): boolean {
  return pauses.some((why) => why === 'visitor' || why === 'page' || why === 'motion');
}
