import { sourceOf } from './inline-script';

/**
 * Opens the notices while the document is being parsed, unless the session has seen them, and turns and closes them until
 * their page is hydrated. It runs as a script of the document: only its own text gets there.
 */
function openNotices(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-notices="first"]');
  const strip = dialog?.querySelector('[data-strip]');
  if (!dialog || !strip) return;
  dialog.addEventListener('click', (press) => {
    // the page's own code has turned them
    if (press.defaultPrevented) return;
    if (press.target === dialog) dialog.close();
    const button = press.target instanceof Element && press.target.closest('[data-turn]');
    if (!button) return;
    press.preventDefault();
    const count = strip.querySelectorAll('[role="group"]').length;
    const at = Math.round(strip.scrollLeft / strip.clientWidth);
    const next = button.getAttribute('data-turn') === 'next' ? at + 1 : at + count - 1;
    strip.scrollTo({ left: (next % count) * strip.clientWidth, behavior: 'instant' });
  });

  const seen = 'school.notices.seen';
  const root = document.documentElement;
  try {
    if (sessionStorage.getItem(seen) !== null) return;
    sessionStorage.setItem(seen, 'yes');
  } catch {
    // this browser blocks storage: the document remembers
    if (root.hasAttribute(`data-session-${seen}`)) return;
    root.setAttribute(`data-session-${seen}`, 'yes');
  }
  dialog.showModal();
}

/** Its text in the document; the policy knows it by its hash. */
export const OPEN_NOTICES = sourceOf(openNotices);
