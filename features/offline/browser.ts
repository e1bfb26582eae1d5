import { type SeenPage, WORKER_ADDRESS } from '@school/contract/offline';
import { idle } from '@school/shared-deps/bundled';

/**
 * Registers the worker that keeps pages on the device, and names to it what was loaded without it.
 * @param addressOf makes the address of a worker, as the page's policy of Trusted Types wants it
 */
export async function keepPages(addressOf: (address: string) => string): Promise<void> {
  if (!('serviceWorker' in navigator) || matchMedia('(prefers-reduced-data: reduce)').matches) return;
  const { serviceWorker } = navigator;
  const isAnswered = serviceWorker.controller !== null;
  // the active worker may change while the page is open
  const tell = async (seen: SeenPage) => (await serviceWorker.ready).active?.postMessage(seen);
  if (isAnswered) serviceWorker.addEventListener('controllerchange', () => void tell({ files: [] }));
  await serviceWorker.register(addressOf(WORKER_ADDRESS));
  let shown = location.pathname + location.search;
  await tell(isAnswered ? { files: [] } : { page: shown, files: loadedFiles() });
  addEventListener('single-spa:routing-event', () => {
    const page = location.pathname + location.search;
    if (page === shown) return;
    shown = page;
    void idle().then(() => tell({ page, files: [] }));
  });
}

function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin }) => origin === location.origin);
  return [...new Set(own.map(({ pathname, search }) => pathname + search))];
}
