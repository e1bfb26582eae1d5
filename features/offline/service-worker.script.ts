import { CACHE_PREFIX, type SeenPage } from '@school/contract/offline';

import { answer, keepSeen } from './answer';
import type { WorkerScope } from './scope';
import { CACHES } from './strategies';

const scope = globalThis as unknown as WorkerScope;

// the worker has no state of a release: a new one may take over at once
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('message', (event) => event.waitUntil(keepSeen(event.data as SeenPage, event)));
scope.addEventListener('fetch', answer);

async function takeOver(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && !CACHES.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  // a page does not wait for the worker's start
  const { navigationPreload } = scope.registration as Partial<ServiceWorkerRegistration>;
  await navigationPreload?.enable();
  await scope.clients.claim();
}
