import { useSyncExternalStore } from 'react';

/** False while the server's HTML is being given life, true afterwards: for what only a browser can show. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
