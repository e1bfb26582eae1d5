import { setPageQuery } from '@school/shared-deps/bundled';
import { fromCallback } from 'xstate';

/** Browsers allow about a hundred changes of the address in 30 seconds. */
const INTERVAL_MS = 400;

/** The query at which the page shows its current state; the first one is that of the address. */
export interface QueryChanged {
  type: 'query.changed';
  query: string;
}

/** Actor logic: keeps the address of a list up to date, for reload, Back and shared links. */
export const keepAddress = fromCallback<QueryChanged>(({ receive }) => {
  if (typeof document === 'undefined') return undefined;
  const { pathname } = location;
  let query: string | undefined;
  let written: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    // the next page may be on its way already, and the address its own
    if (query === undefined || query === written || location.pathname !== pathname) return;
    written = query;
    history.replaceState(history.state, '', pathname + query + location.hash);
    setPageQuery(query);
  };
  receive((event) => {
    ({ query } = event);
    written ??= query;
    if (query !== written) timer ??= setTimeout(write, INTERVAL_MS);
  });

  const ended = new AbortController();
  // ahead of a link that is followed, and of a reload
  addEventListener('click', write, { capture: true, signal: ended.signal });
  addEventListener('pagehide', write, { signal: ended.signal });
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
});
