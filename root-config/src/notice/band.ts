import type { ShownNotice } from '@school/shared-deps';

/** The notice came while the page was open. */
const ARRIVED = 'data-arrived';

/**
 * Shows an urgent notice in an open page, or takes it away. The page is scrolled by as much, so that nothing
 * moves. The band stays in view until the visitor has been at the top.
 */
export function showNotice(notice: ShownNotice | undefined): void {
  const band = document.getElementById('urgent-notice');
  const shown = band?.querySelector<HTMLElement>('[data-notice]')?.dataset['notice'];
  if (!band || shown === notice?.id) return;
  // screen readers announce nothing behind a modal dialog
  const dialog = document.querySelector('dialog:modal');
  if (dialog) {
    dialog.addEventListener('close', () => showNotice(notice), { once: true });
    return;
  }
  keepPlace(() => {
    // the space of one that has ended stays until the next document
    band.style.minHeight = notice ? '' : `${band.offsetHeight}px`;
    band.toggleAttribute(ARRIVED, notice !== undefined);
    band.replaceChildren(...(notice ? [bandOf(notice)] : []));
  });
  if (notice) addEventListener('scroll', settleAtTop, { passive: true });
}

/** Scrolls the page by as much as a change moves it. */
function keepPlace(change: () => void): void {
  const place = () => document.getElementById('content')?.getBoundingClientRect().top ?? 0;
  const before = place();
  change();
  scrollBy({ top: place() - before, behavior: 'instant' });
}

function settleAtTop(): void {
  if (scrollY > 0) return;
  document.getElementById('urgent-notice')?.removeAttribute(ARRIVED);
  removeEventListener('scroll', settleAtTop);
}

/** The same as the server's (`document/urgent-notice.tsx`). */
function bandOf({ id, name, level, label, text, href }: ShownNotice): HTMLElement {
  const band = document.createElement('section');
  band.className = 'siteNotice';
  band.ariaLabel = name;
  band.dataset['notice'] = id;
  band.dataset['level'] = level;
  const line = document.createElement('p');
  line.className = 'siteWidth';
  const strong = Object.assign(document.createElement('strong'), { textContent: label });
  const body = document.createElement(href === undefined ? 'span' : 'a');
  body.textContent = text;
  if (href !== undefined) body.setAttribute('href', href);
  line.append(strong, ' ', body);
  band.append(line);
  return band;
}
