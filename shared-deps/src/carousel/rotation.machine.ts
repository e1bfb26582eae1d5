import { type ActorRefFrom, assign, emit, setup } from 'xstate';

/** Why a carousel pauses. */
export type PauseReason =
  'visitor' | 'page' | 'hover' | 'focus' | 'drag' | 'hidden' | 'unseen' | 'covered' | 'motion';

type RotationEvent =
  | { type: 'pause.changed'; why: PauseReason; isPaused: boolean }
  | { type: 'rotation.toggled' }
  | { type: 'carousel.attached' }
  | { type: 'carousel.detached' };

interface RotationContext {
  /** Each reason once. */
  pauses: readonly PauseReason[];
}

/** Autoplay delay of every slider (spec §9). */
const AUTOPLAY_MS = 2_000;

/**
 * Moves a carousel on by itself while it has no reason to pause. It is `detached` before it is on the page.
 * The strip of highlights stays so: it only reads whether it is stopped.
 */
export const rotationMachine = setup({
  types: {
    context: {} as RotationContext,
    events: {} as RotationEvent,
    /** The next slide is to come. */
    emitted: {} as { type: 'slide.due' },
  },
  guards: {
    hasPause: ({ context }) => context.pauses.length > 0,
    hasNoPause: ({ context }) => context.pauses.length === 0,
    isStopped: ({ context }) => isStopped(context.pauses),
  },
  delays: { autoplay: AUTOPLAY_MS },
}).createMachine({
  id: 'rotation',
  context: { pauses: [] },
  on: {
    'carousel.attached': {
      description: 'The carousel is on the page and can be moved.',
      target: '.turning',
    },
    'carousel.detached': '.detached',
    'pause.changed': {
      description: 'A reason to pause, such as a pointer over the carousel, has come or gone.',
      actions: assign(({ context, event }) => changePause(context, event)),
    },
    'rotation.toggled': [
      {
        description: 'The visitor pressed Pause or Play.',
        guard: 'isStopped',
        actions: assign({ pauses: [] }),
      },
      { actions: assign(({ context }) => changePause(context, { why: 'visitor', isPaused: true })) },
    ],
  },
  initial: 'detached',
  states: {
    detached: { description: 'Nothing is there to be moved.' },
    still: {
      description: 'It has a reason to pause.',
      always: { guard: 'hasNoPause', target: 'turning' },
    },
    turning: {
      description: 'The next slide comes when the delay is over.',
      always: { guard: 'hasPause', target: 'still' },
      after: { autoplay: { target: 'turning', reenter: true, actions: emit({ type: 'slide.due' }) } },
    },
  },
});

function changePause(
  { pauses }: RotationContext,
  { why, isPaused }: { why: PauseReason; isPaused: boolean },
): RotationContext {
  const others = pauses.filter((each) => each !== why);
  return { pauses: isPaused ? [...others, why] : others };
}

/** The actor that moves a carousel on by itself. */
export type Rotation = ActorRefFrom<typeof rotationMachine>;

/** Whether the visitor chose the pause, rather than merely pointing at the carousel. */
export function isStopped(pauses: readonly PauseReason[]): boolean {
  return pauses.some((why) => why === 'visitor' || why === 'page' || why === 'motion');
}
