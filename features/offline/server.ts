import { readFileSync } from 'node:fs';

import { OFFLINE_PAGE, WORKER_ADDRESS } from '@school/contract/offline';
import { createCachedResponse } from '@school/server/http/cached-response';
import { cost } from '@school/server/http/costs';
import type { Pages } from '@school/server/pages/render/pages';
import { sendCached } from '@school/server/pages/render/send-page';
import type { FastifyPluginCallback } from 'fastify';

interface OfflineOptions {
  pages: Pick<Pages, 'error'>;
  /** The file of the service worker; without one, that of a visitor is ended. */
  worker: string | undefined;
}

/** Takes the place of the worker that a browser has, removes all that the origin has kept, and itself. */
const END = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await registration.unregister();
})()));
`;

/** The service worker, and the page that it shows in place of pages that are not on the device. */
export const offline: FastifyPluginCallback<OfflineOptions> = (app, { pages, worker }, done) => {
  const script = createCachedResponse(worker === undefined ? END : readFileSync(worker), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // the policy of the worker itself: it fetches what pages fetch
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      ...(worker === undefined && { 'clear-site-data': '"cache"' }),
    },
  });
  app.get(WORKER_ADDRESS, cost('cached'), (request, reply) => sendCached(request, reply, script));
  app.get(OFFLINE_PAGE, cost('cached'), (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    return sendCached(request, reply, pages.error('offline'));
  });
  done();
};
