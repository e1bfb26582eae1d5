import { attempt, contentLanguage, LANGUAGE_PARAMETER } from '@school/contract';
import type { ShownNotice } from '@school/shared-deps';

const EVERY_MS = 60_000;
const WITHIN_MS = 10_000;
/** The notice came while the page was open. */
const ARRIVED = 'data-arrived';

/** Asks for the urgent notice of a visible page once a minute, and when the visitor comes back to it. */
export function watchNotice(): void {
  const ask = () => {
    if (document.hidden) return;
    fetchNotice().then(showNotice, () => {
      // without an answer the band stays as it is
    });
  };
  setInterval(ask, EVERY_MS);
  addEventListener('pageshow', ask);
  document.addEventListener('visibilitychange', ask);
}

/** An unchanged answer is a 304, which the browser's cache completes. */
async function fetchNotice(): Promise<ShownNotice | undefined> {
  const response = await fetch(
    LANGUAGE_PARAMETER === '' ? '/notice.json' : `/notice.json?${LANGUAGE_PARAMETER}`,
    {
      cache: 'no-cache',
      priority: 'low',
      signal: attempt(() => AbortSignal.timeout(WITHIN_MS)) ?? null,
    },
  );
  if (!response.ok) throw new Error(`/notice.json answered ${response.status}`);
  const notice = (await response.json()) as ShownNotice | { id?: undefined };
  if (notice.id === undefined) return undefined;
  // a copy of the site without a server has the notice for ever; clocks of visitors may be wrong
  const now = Date.parse(response.headers.get('date') ?? '') || Date.now();
  return Date.parse(notice.until) > now ? notice : undefined;
}

/**
 * Shows an urgent notice in an open page, or takes it away. The page is scrolled by as much, so that nothing
 * moves. The band stays in view until the visitor has been at the top.
 */
function showNotice(notice: ShownNotice | undefined): void {
  const band = document.querySelector<HTMLElement>('.siteNotice');
  const place = band?.parentElement;
  if (!place || (band.hidden ? undefined : band.dataset['notice']) === notice?.id) return;
  // screen readers do not announce what is behind a modal dialog
  const dialog = document.querySelector('dialog[open]');
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
  attempt(() => scrollBy({ top: topOfContent() - before, behavior: 'instant' }));
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
  for (const [attribute, value] of Object.entries({ href, lang: contentLanguage(text) })) {
    if (value === undefined) link?.removeAttribute(attribute);
    else link?.setAttribute(attribute, value);
  }
}
