import type { KeptAddress } from '@school/shared-deps';

interface Changing {
  subscribe: (listener: () => void) => { unsubscribe: () => void };
}

/** Browsers allow about a hundred changes of the address in 30 seconds. */
const MIN_INTERVAL_MS = 400;

/**
 * Writes to the address of the browser what a list shows, as it changes: reload, Back and a shared link lead to the same.
 * @param queryNow answers the query of the address at which the list shows what it shows now
 */
export function keepAddress(list: Changing, queryNow: () => string): KeptAddress {
  const { pathname } = location;
  let written = queryNow();
  let writtenAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const query = queryNow();
    // the next page may be on its way already, and the address its own
    if (query === written || location.pathname !== pathname) return;
    written = query;
    writtenAt = Date.now();
    history.replaceState(history.state, '', pathname + query + location.hash);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(canonical.href).pathname + query;
  };
  const plan = () => {
    if (queryNow() === written) return;
    timer ??= setTimeout(write, Math.max(0, writtenAt + MIN_INTERVAL_MS - Date.now()));
  };

  const subscription = list.subscribe(plan);
  const ended = new AbortController();
  // ahead of a link that is followed, and of a reload
  addEventListener('click', write, { capture: true, signal: ended.signal });
  addEventListener('pagehide', write, { signal: ended.signal });
  const stop = () => {
    clearTimeout(timer);
    ended.abort();
    subscription.unsubscribe();
  };
  return { queryNow, stop };
}
