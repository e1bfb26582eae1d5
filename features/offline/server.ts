import { readFileSync } from 'node:fs';
import path from 'node:path';

import { EXPIRY_DATABASE } from '@school/contract/device-storage';
import { addressIn, languages } from '@school/contract/languages';
import { OFFLINE_PAGE, WORKER_ADDRESS } from '@school/contract/offline';
import type { Feature } from '@school/features/feature';
import { cost } from '@school/server/http/costs';
import { sendCached } from '@school/server/http/send-cached';

import { installedSiteFiles } from './installed-site';

/** Takes the place of the worker that a browser has, removes all that the origin has kept, and itself. */
const END = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('${EXPIRY_DATABASE}');
  await registration.unregister();
})()));
`;

/** The service worker, the page that it shows in place of others, the manifest and its icons. */
export const offline: Feature = (sources) => {
  const { config, programs } = sources;
  const isOn = config.offline === 'on' && programs !== undefined;
  const script = isOn ? readFileSync(path.join(programs, 'browser/service-worker.js')) : END;
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    // the policy of the worker itself: it fetches what pages fetch
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    ...(!isOn && { 'clear-site-data': '"cache"' }),
  };
  return {
    files: [
      { address: WORKER_ADDRESS, read: () => ({ version: 1, headers, generate: () => script }) },
      ...installedSiteFiles(sources),
    ],
    plugin: (app, { pages }, done) => {
      for (const language of languages)
        app.get(addressIn(language, OFFLINE_PAGE), cost('cached'), (request, reply) => {
          reply.header('x-robots-tag', 'noindex');
          return sendCached(request, reply, pages.error('offline', request.url));
        });
      done();
    },
  };
};
