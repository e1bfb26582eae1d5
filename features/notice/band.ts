import type { ShownNotice } from '@school/shared-deps';

/** The notice came while the page was open. */
const ARRIVED = 'data-arrived';

/**
 * Shows an urgent notice in an open page, or takes it away. The page is scrolled by as much, so that nothing
 * moves. The band stays in view until the visitor has been at the top.
 */
export function showNotice(notice: ShownNotice | undefined): void {
  const band = document.querySelector<HTMLElement>('.siteNotice');
  const place = band?.parentElement;
  if (!place || (band.hidden ? undefined : band.dataset['notice']) === notice?.id) return;
  // screen readers do not announce what is behind a modal dialog
  const dialog = document.querySelector('dialog:modal');
  if (dialog) {
    dialog.addEventListener('close', () => showNotice(notice), { once: true });
    return;
  }
  const before = topOfContent();
  // the space of one that has ended stays until the next document
  place.style.minHeight = notice ? '' : `${place.offsetHeight}px`;
  place.toggleAttribute(ARRIVED, notice !== undefined);
  band.hidden = notice === undefined;
  if (notice) {
    fill(band, notice);
    addEventListener('scroll', settleAtTop, { passive: true });
  }
  scrollBy({ top: topOfContent() - before, behavior: 'instant' });
}

function topOfContent(): number {
  return document.getElementById('content')?.getBoundingClientRect().top ?? 0;
}

function settleAtTop(): void {
  if (scrollY > 0) return;
  document.querySelector(`[${ARRIVED}]`)?.removeAttribute(ARRIVED);
  removeEventListener('scroll', settleAtTop);
}

/** Writes a notice into the server's elements (`document/urgent-notice.tsx`). */
function fill(band: HTMLElement, { id, name, level, label, text, href }: ShownNotice): void {
  band.ariaLabel = name;
  Object.assign(band.dataset, { notice: id, level });
  band.querySelector('strong')?.replaceChildren(label);
  const link = band.querySelector('a');
  link?.replaceChildren(text);
  link?.removeAttribute('href');
  if (href !== undefined) link?.setAttribute('href', href);
}
