import { attributes } from '@school/shared-deps';

/** The notices in the HTML of the server, until it is hydrated: they may be open already. */
export function servedNotices(): HTMLDialogElement | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector(`[${attributes.prerendered}] dialog[${attributes.notices}]`);
}
