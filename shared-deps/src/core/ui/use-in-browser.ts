import { useSyncExternalStore } from 'react';

/** False during hydration, true afterwards: for parts that only a browser can show. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
