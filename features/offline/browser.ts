import { type SeenPage, WORKER_ADDRESS } from '@school/contract/offline';
import { attempt, idle, isSparing } from '@school/shared-deps/bundled';

/**
 * Keeps pages on the device, unless the visitor saves data.
 * @param addressOf makes the address of a worker, as the page's policy of Trusted Types wants it
 */
export function keepPages(addressOf: (address: string) => string): void {
  const savesData = attempt(() => matchMedia('(prefers-reduced-data: reduce)').matches);
  if (isSparing() || savesData || !('serviceWorker' in navigator)) return;
  register(addressOf(WORKER_ADDRESS)).catch(() => {
    // a visit without it is as good
  });
}

/** Registers the worker that keeps pages, and names to it what was loaded without it. */
async function register(address: string): Promise<void> {
  const { serviceWorker } = navigator;
  const isAnswered = serviceWorker.controller !== null;
  // the active worker may change while the page is open
  const tell = async (seen: SeenPage) => (await serviceWorker.ready).active?.postMessage(seen);
  if (isAnswered) serviceWorker.addEventListener('controllerchange', () => void tell({ files: [] }));
  await serviceWorker.register(address);
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
