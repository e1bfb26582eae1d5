import { WORKER_ADDRESS } from '@school/offline/names';

import type { Offer } from '../browser/preview-host-data';
import { readBrowserFiles } from './browser-files';
import { forward } from './forward';
import { listenLocally, type LocalServer, messageOf, sendText } from './local-server';
import { HOST_FILES, overridablePage } from './overridable-page';

interface PreviewHostOptions {
  /** 0 for a free one. */
  port: number;
  /** The deployed site, such as `https://school.example`. */
  site: string;
  /** Sections that are developed on this machine; they are shown until they are cleared. */
  offers: readonly Offer[];
  /** The sources of the browser's part. */
  browserFolder: string;
}

/**
 * A deployed site as this machine shows it: its pages load the sections that the visitor's storage overrides.
 */
export async function startPreviewHost(options: PreviewHostOptions): Promise<LocalServer> {
  const { port, site, offers, browserFolder } = options;
  const fileOf = readBrowserFiles(browserFolder);
  const host = { site, run: String(Date.now()), offers };
  return listenLocally(port, async (request, response) => {
    const { method, url = '/' } = request;
    if (url.startsWith(HOST_FILES)) {
      const file = fileOf(url.slice(HOST_FILES.length));
      if (file === undefined) {
        sendText(response, 404, 'the preview host has no such file');
        return;
      }
      response
        .writeHead(200, { 'content-type': `${file.type}; charset=utf-8`, 'cache-control': 'no-store' })
        .end(file.text);
    } else if (method === 'POST' && url.startsWith('/report/')) {
      // a section that fails here says nothing of the canary that runs on the site
      response.writeHead(204).end();
    } else if (url === WORKER_ADDRESS) {
      // pages with somebody's own code are kept by no worker
      sendText(response, 404, 'the preview host has no service worker');
    } else {
      await forward(request, response, {
        site,
        changePage: (page) => overridablePage(page, host),
      }).catch((error: unknown) => {
        throw new Error(`${site}${url} could not be had: ${messageOf(error)}`);
      });
    }
  });
}
