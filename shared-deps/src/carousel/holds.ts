import type { HoldReason } from './rotation.machine';
import type { Rotation } from './rotation';
import { prefersStillness, turn } from './turn';

/**
 * Holds a carousel while the visitor points at it, is in it with the keyboard, moves it by hand, cannot see it or wants
 * no motion, and turns it by the arrow keys.
 * @returns what ends all that
 */
export function watchHolds(section: HTMLElement, viewport: HTMLElement, rotation: Rotation): () => void {
  const hold = (why: HoldReason) => rotation.send({ type: 'rotation.held', why });
  const free = (why: HoldReason) => rotation.send({ type: 'rotation.freed', why });
  const watching = new AbortController();
  const { signal } = watching;
  const listen = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal, passive: true });

  listen(section, 'pointerenter', (event) => isMouse(event) && hold('hover'));
  listen(section, 'pointerleave', () => free('hover'));
  listen(section, 'focusin', () => hold('focus'));
  listen(section, 'focusout', (event) => !staysWithin(section, event) && free('focus'));
  listen(section, 'keydown', (event) => turnByKey(viewport, event));
  listen(viewport, 'touchstart', () => hold('drag'));
  listen(viewport, 'touchend', () => free('drag'));
  listen(viewport, 'touchcancel', () => free('drag'));
  listen(document, 'visibilitychange', () => (document.hidden ? hold : free)('hidden'));
  if (document.hidden) hold('hidden');
  if (prefersStillness()) hold('motion');
  const seen = new IntersectionObserver((entries) =>
    (entries.at(-1)?.isIntersecting ? free : hold)('unseen'),
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
