import { turn } from './turn';

/**
 * Turns the notices if a button for that was pressed: once a press, whether the page hears of it before React lives,
 * afterwards, or both.
 */
export function turnNotices(press: Event): void {
  const button = press.target instanceof Element && press.target.closest<HTMLElement>('[data-turn]');
  const strip = button && button.closest('dialog')?.querySelector<HTMLElement>('[data-strip]');
  if (!strip || press.defaultPrevented) return;
  press.preventDefault();
  turn(strip, button.dataset['turn'] === 'next' ? 1 : -1);
}
