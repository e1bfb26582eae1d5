import { attributes } from '@school/shared-deps';
import { turn } from '@school/shared-deps/carousel';

/**
 * Turns the notices if a button for that was pressed. The document's script turns them
 * until they are hydrated. This comes before it, and that script ignores a press that is prevented.
 */
export function turnNotices(press: Event): void {
  const button = press.target instanceof Element && press.target.closest<HTMLElement>(`[${attributes.turn}]`);
  const strip = button && button.closest('dialog')?.querySelector<HTMLElement>(`[${attributes.strip}]`);
  if (!strip || press.defaultPrevented) return;
  press.preventDefault();
  turn(strip, button.getAttribute(attributes.turn) === 'next' ? 1 : -1);
}
