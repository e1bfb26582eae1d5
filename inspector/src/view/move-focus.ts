import type { KeyboardEvent } from 'react';

/**
 * Arrow keys, Home and End move the focus within a list of elements.
 * @param other index of the element to which another key leads
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, other = -1): void {
  const elements = [...(event.currentTarget.parentElement?.children ?? [])];
  const at = elements.indexOf(event.currentTarget);
  const { [event.key]: index = other } = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: elements.length - 1,
  };
  const { [index]: target } = elements;
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.focus();
}
