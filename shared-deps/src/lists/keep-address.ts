import { paceAddress, setPageQuery } from '@school/shared-deps/bundled';
import { fromCallback } from 'xstate';

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

  const address = paceAddress(() => {
    // the next page may be on its way already, and the address its own
    if (query === undefined || query === written || location.pathname !== pathname) return;
    history.replaceState(history.state, '', pathname + query + location.hash);
    written = query;
    setPageQuery(query);
  });
  receive((event) => {
    ({ query } = event);
    written ??= query;
    if (query !== written) address.soon();
  });

  const ended = new AbortController();
  // ahead of a link that is followed, and of a reload
  addEventListener('click', address.now, { capture: true, signal: ended.signal });
  addEventListener('pagehide', address.now, { signal: ended.signal });
  return () => {
    address.cancel();
    ended.abort();
  };
});
