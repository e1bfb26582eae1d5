import { assign, setup } from 'xstate';

/** Why a carousel stands still. */
export type HoldReason =
  'visitor' | 'page' | 'hover' | 'focus' | 'drag' | 'hidden' | 'unseen' | 'covered' | 'motion';

type RotationEvent =
  | { type: 'rotation.held'; why: HoldReason }
  | { type: 'rotation.freed'; why: HoldReason }
  | { type: 'rotation.toggled' }
  | { type: 'carousel.attached'; advance: () => void }
  | { type: 'carousel.detached' };

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
  context: { held: [], advance: () => undefined },
  on: {
    'carousel.attached': { target: '.deciding', actions: { type: 'attach', params: ({ event }) => event } },
    'carousel.detached': '.detached',
    'rotation.held': { target: '.still', actions: { type: 'hold', params: ({ event }) => event } },
    'rotation.toggled': [
      { guard: 'isStopped', target: '.turning', actions: 'freeAll' },
      { target: '.still', actions: { type: 'hold', params: { why: 'visitor' } } },
    ],
    'rotation.freed': { target: '.deciding', actions: { type: 'free', params: ({ event }) => event } },
  },
  initial: 'detached',
  states: {
    detached: {
      on: {
        'rotation.held': { actions: { type: 'hold', params: ({ event }) => event } },
        'rotation.freed': { actions: { type: 'free', params: ({ event }) => event } },
        'rotation.toggled': [
          { guard: 'isStopped', actions: 'freeAll' },
          { actions: { type: 'hold', params: { why: 'visitor' } } },
        ],
      },
    },
    deciding: { always: [{ guard: 'isFree', target: 'turning' }, { target: 'still' }] },
    still: {},
    turning: {
      after: { autoplay: { target: 'turning', reenter: true, actions: 'advance' } },
    },
  },
});

/** Whether somebody chose that the carousel stands still, rather than merely pointing at it. */
export function isStopped(held: readonly HoldReason[]): boolean {
  return held.some((why) => why === 'visitor' || why === 'page' || why === 'motion');
}
