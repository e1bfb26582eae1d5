import type { HoldReason } from '../../machines/rotation.machine';

/** What moves a carousel on by itself, as its actor is seen from here. */
export interface Rotation {
  /** Whether it goes on by itself unless somebody points at it; false once the visitor has stopped it. */
  playing: boolean;
  hold: (why: HoldReason) => void;
  free: (why: HoldReason) => void;
  toggle: () => void;
  /** Takes what turns to the next slide, once the carousel lives; call what it answers when that is over. */
  attach: (advance: () => void) => () => void;
}
