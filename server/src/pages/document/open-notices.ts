import { sessionKeys } from '@school/contract/device-storage';
import { attributes } from '@school/shared-deps/server';

import { sourceOf } from './inline-script';

/**
 * Opens the notices while the document is being parsed. A session that has seen them is left alone, and so is
 * an urgent notice that they would cover. It turns and closes them until their page is hydrated. The first
 * turn shows the pictures that have waited. It runs as a script of the document: only its own text gets
 * there.
 */
function openNotices(
  notices: string,
  prerendered: string,
  strip: string,
  turn: string,
  session: string,
  seen: string,
): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog[${notices}="first"]`);
  const slides = dialog?.querySelector(`[${strip}]`);
  if (!dialog || !slides) return;
  dialog.addEventListener('click', (press) => {
    if (!dialog.closest(`[${prerendered}]`)) return;
    if (press.target === dialog) dialog.close();
    const button = press.target instanceof Element && press.target.closest(`[${turn}]`);
    if (!button) return;
    const count = slides.querySelectorAll('[role="group"]').length;
    // a page from right to left scrolls to the left
    const width = document.dir ? -slides.clientWidth : slides.clientWidth;
    const at = Math.round(slides.scrollLeft / width);
    const next = button.getAttribute(turn) === 'next' ? at + 1 : at + count - 1;
    slides.scrollTo({ left: (next % count) * width, behavior: 'instant' });
  });

  // nothing had the focus before they opened by themselves
  dialog.addEventListener('close', () =>
    document.querySelector<HTMLElement>(`[commandfor="${dialog.id}"]`)?.focus({ preventScroll: true }),
  );

  slides.addEventListener('scroll', () => slides.setAttribute(strip, 'turned'), { once: true });

  if (document.querySelector('.siteNotice[data-level="urgent"]:not([hidden])')) return;
  const root = document.documentElement;
  const open = () => {
    try {
      if (sessionStorage.getItem(seen) !== null) return;
      sessionStorage.setItem(seen, 'yes');
    } catch {
      // this browser blocks storage: the document remembers
      if (root.hasAttribute(session + seen)) return;
      root.setAttribute(session + seen, 'yes');
    }
    try {
      dialog.showModal();
    } catch {
      // its button stays beside it
    }
  };
  // a page that is rendered ahead may never be seen
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', open, { once: true });
  else open();
}

/** Its text in the document; the policy knows it by its hash. */
export const OPEN_NOTICES = sourceOf(
  openNotices,
  attributes.notices,
  attributes.prerendered,
  attributes.strip,
  attributes.turn,
  attributes.session,
  sessionKeys.noticesSeen,
);
