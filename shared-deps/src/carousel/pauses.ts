import type { PauseReason, Rotation } from './rotation.machine';
import { prefersStillness, turn } from './turn';

/**
 * Pauses a carousel for the visitor's pointer, focus or finger, out of view and where motion is unwanted.
 * The arrow keys turn it.
 * @returns ends all that
 */
export function watchPauses(section: HTMLElement, viewport: HTMLElement, rotation: Rotation): () => void {
  const pause = (why: PauseReason) => rotation.send({ type: 'pause.began', why });
  const endPause = (why: PauseReason) => rotation.send({ type: 'pause.ended', why });
  const watching = new AbortController();
  const { signal } = watching;
  const listen = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal, passive: true });

  listen(section, 'pointerenter', (event) => isMouse(event) && pause('hover'));
  listen(section, 'pointerleave', () => endPause('hover'));
  listen(section, 'focusin', () => pause('focus'));
  listen(section, 'focusout', (event) => !staysWithin(section, event) && endPause('focus'));
  listen(section, 'keydown', (event) => turnByKey(viewport, event));
  listen(viewport, 'touchstart', () => pause('drag'));
  listen(viewport, 'touchend', () => endPause('drag'));
  listen(viewport, 'touchcancel', () => endPause('drag'));
  listen(document, 'visibilitychange', () => (document.hidden ? pause : endPause)('hidden'));
  if (document.hidden) pause('hidden');
  if (prefersStillness()) pause('motion');
  const seen = new IntersectionObserver((entries) =>
    (entries.at(-1)?.isIntersecting ? endPause : pause)('unseen'),
  );
  seen.observe(section);

  return () => {
    watching.abort();
    seen.disconnect();
  };
}

function isMouse(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'mouse';
}

function staysWithin(section: HTMLElement, event: Event): boolean {
  return (
    event instanceof FocusEvent &&
    event.relatedTarget instanceof Node &&
    section.contains(event.relatedTarget)
  );
}

function turnByKey(viewport: HTMLElement, event: Event): void {
  if (!(event instanceof KeyboardEvent)) return;
  if (event.key === 'ArrowRight') turn(viewport, 1);
  if (event.key === 'ArrowLeft') turn(viewport, -1);
}
