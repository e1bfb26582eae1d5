import { attributes } from '@school/shared-deps';

/** The notices in the HTML of the server, until it is hydrated: they may be open already. */
export function servedNotices(): HTMLDialogElement | null {
  return find(`[${attributes.prerendered}] dialog[${attributes.notices}]`);
}

/** Whether the document shows an urgent notice, which nothing may cover by itself. */
export function hasUrgentNotice(): boolean {
  return find('.siteNotice[data-level="urgent"]:not([hidden])') !== null;
}

function find<E extends Element>(selector: string): E | null {
  return typeof document === 'undefined' ? null : document.querySelector<E>(selector);
}
