import type { ServerResponse } from 'node:http';

import { type ChangePage, forward } from './forward';
import { listenLocally, type LocalServer } from './local-server';

interface DevProxy extends LocalServer {
  /** Reloads every page that is open. */
  reload: () => void;
}

const script = "new EventSource('/dev/events').onmessage = () => location.reload();\n";
const tag = '<script type="module" src="/dev/reload.js"></script>';
const uncached = { 'cache-control': 'no-store' };

const changePage: ChangePage = ({ html, policy }) => ({
  html: html.replace('</head>', `${tag}</head>`),
  policy,
});

/**
 * Forwards everything to the site, and adds a script to each page that reloads it on demand. The script has
 * the same origin, which the site's own policy allows.
 * @param addressOf where the site is now
 */
export async function startDevProxy(port: number, addressOf: () => Promise<string>): Promise<DevProxy> {
  const pages = new Set<ServerResponse>();
  const server = await listenLocally(port, async (request, response) => {
    if (request.url === '/dev/events') {
      pages.add(response);
      response.once('close', () => pages.delete(response));
      response.writeHead(200, { 'content-type': 'text/event-stream', ...uncached }).flushHeaders();
    } else if (request.url === '/dev/reload.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', ...uncached }).end(script);
    } else {
      await forward(request, response, { site: await addressOf(), changePage });
    }
  });
  return { ...server, reload: () => pages.forEach((page) => page.write('data: reload\n\n')) };
}
