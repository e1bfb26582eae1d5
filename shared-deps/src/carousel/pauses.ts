import { TOWARDS_NEXT } from '@school/contract';
import { watchView } from '@school/shared-deps/bundled';

import type { PauseReason, Rotation } from './rotation.machine';
import { prefersReducedMotion, turn } from './turn';

/**
 * Pauses a carousel for the visitor's pointer, focus or finger, out of view and where motion is unwanted.
 * The arrow keys turn it.
 * @returns ends all that
 */
export function watchPauses(section: HTMLElement, viewport: HTMLElement, rotation: Rotation): () => void {
  const change = (why: PauseReason, isPaused: boolean) =>
    rotation.send({ type: 'pause.changed', why, isPaused });
  const watching = new AbortController();
  const options = { signal: watching.signal, passive: true };
  const pauseFrom = (target: HTMLElement, begin: string, end: string, why: PauseReason) => {
    target.addEventListener(begin, () => change(why, true), options);
    target.addEventListener(end, () => change(why, false), options);
  };

  pauseFrom(section, 'pointerenter', 'pointerleave', 'hover');
  pauseFrom(section, 'focusin', 'focusout', 'focus');
  pauseFrom(viewport, 'touchstart', 'touchend', 'drag');
  viewport.addEventListener('touchcancel', () => change('drag', false), options);
  section.addEventListener('keydown', ({ key }) => turnByKey(viewport, key), options);
  document.addEventListener('visibilitychange', () => change('hidden', document.hidden), options);
  if (document.hidden) change('hidden', true);
  if (prefersReducedMotion()) change('motion', true);
  // the reader may choose so on this page
  document.addEventListener('change', () => change('motion', prefersReducedMotion()), options);
  const stopWatching = watchView([section], (entries) =>
    change('unseen', entries.at(-1)?.isIntersecting !== true),
  );

  return () => {
    watching.abort();
    stopWatching();
  };
}

function turnByKey(viewport: HTMLElement, key: string): void {
  if (key === 'ArrowRight') turn(viewport, TOWARDS_NEXT);
  if (key === 'ArrowLeft') turn(viewport, TOWARDS_NEXT === 1 ? -1 : 1);
}
