import { attributes } from '@school/contract';

/**
 * The part of the document that belongs to a section.
 * @throws when the document has none for it
 */
export function containerOf(name: string): HTMLElement {
  const container = document.getElementById(`single-spa-application:${name}`);
  if (!container) throw new Error(`the document has no place for ${name}`);
  return container;
}

/**
 * Leaves what a container shows on the screen until the next page is rendered; an empty one takes its place.
 */
export function keepUntilRendered(container: HTMLElement): void {
  const next = document.createElement('div');
  next.id = container.id;
  container.removeAttribute('id');
  container.setAttribute(attributes.leaving, '');
  container.before(next);
}

/** Removes what `keepUntilRendered` has left, in the task in which the next page is rendered. */
export function removeLeft(): void {
  document.querySelectorAll(`[${attributes.leaving}]`).forEach((left) => left.remove());
}
