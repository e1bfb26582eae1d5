import type { ShownNotice } from '@school/shared-deps';

import { showNotice } from './band';

const EVERY_MS = 60_000;
const WITHIN_MS = 10_000;

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
}

/** An unchanged answer is a 304, which the browser's cache completes. */
async function fetchNotice(): Promise<ShownNotice | undefined> {
  const response = await fetch('/notice.json', {
    cache: 'no-cache',
    priority: 'low',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (!response.ok) throw new Error(`/notice.json answered ${response.status}`);
  const notice = (await response.json()) as ShownNotice | { id?: undefined };
  if (notice.id === undefined) return undefined;
  // a copy of the site without a server has the notice for ever; clocks of visitors may be wrong
  const now = Date.parse(response.headers.get('date') ?? '') || Date.now();
  return Date.parse(notice.until) > now ? notice : undefined;
}
