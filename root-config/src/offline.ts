import { type SeenPage, WORKER_ADDRESS } from '@school/offline/names';
import { idle } from '@school/shared-deps/bundled';

import { workerAddress } from './worker-address';

/** Registers the worker that keeps pages on the device, and names each page that is shown to it. */
export async function keepPages(): Promise<void> {
  if (!('serviceWorker' in navigator) || matchMedia('(prefers-reduced-data: reduce)').matches) return;
  await navigator.serviceWorker.register(workerAddress(WORKER_ADDRESS));
  const { active } = await navigator.serviceWorker.ready;
  let shown = location.pathname + location.search;
  const tell = (isDocument: boolean) => {
    // a page from the device is no newer than it says
    if (document.querySelector('.siteAsOf')) return;
    active?.postMessage({ address: shown, isDocument, files: loadedFiles() } satisfies SeenPage);
  };
  tell(true);
  addEventListener('single-spa:routing-event', () => {
    const address = location.pathname + location.search;
    if (address === shown) return;
    shown = address;
    void idle().then(() => tell(false));
  });
}

function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin }) => origin === location.origin);
  return [...new Set(own.map(({ pathname, search }) => pathname + search))];
}
