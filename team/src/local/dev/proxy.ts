import type { ServerResponse } from 'node:http';

import { WORKER_ADDRESS } from '@school/contract/offline';

import { type ChangePage, forward } from './forward';
import { localFile, type LocalSection, withSections } from './local-sections';
import { listenLocally, type LocalServer, sendText } from './local-server';

export interface DevProxy extends LocalServer {
  /** Reloads every page that is open. */
  reload: () => void;
}

interface ProxyOptions {
  /** 0 for a free one. */
  port: number;
  /** Where the site is now; undefined while there is none. */
  addressOf: () => string | undefined;
  /** The reason why there is none, for people. */
  waitsFor?: () => string;
  /** Sections of this machine, in place of the site's own. */
  sections?: readonly LocalSection[];
}

const script = "new EventSource('/dev/events').onmessage = () => location.reload();\n";
const tag = '<script type="module" src="/dev/reload.js"></script>';
const uncached = { 'cache-control': 'no-store' };

/**
 * Forwards everything to the site, and adds a script to each page that reloads it on demand. The script has
 * the same origin, which the site's own policy allows.
 * @throws Refusal when the port is taken
 */
export async function startDevProxy({
  port,
  addressOf,
  waitsFor,
  sections = [],
}: ProxyOptions): Promise<DevProxy> {
  const pages = new Set<ServerResponse>();
  const changePage: ChangePage = (page) => {
    const { text, policy } = withSections(page, sections);
    return { text: text.replace('</head>', `${tag}</head>`), policy };
  };
  const server = await listenLocally(port, async (request, response) => {
    const { url = '/' } = request;
    const file =
      url === '/dev/reload.js' ? { type: 'text/javascript', body: script } : localFile(sections, url);
    if (url === '/dev/events') {
      pages.add(response);
      response.once('close', () => pages.delete(response));
      response.writeHead(200, { 'content-type': 'text/event-stream', ...uncached }).flushHeaders();
    } else if (file !== undefined) {
      response.writeHead(200, { 'content-type': file.type, ...uncached }).end(file.body);
    } else if (url === WORKER_ADDRESS) {
      sendText(response, 404, 'pages with code of this machine are kept by no worker');
    } else {
      const site = addressOf();
      if (site === undefined) sendWaiting(response, waitsFor?.() ?? '');
      else await forward(request, response, { site, changePage });
    }
  });
  return { ...server, reload: () => pages.forEach((page) => page.write('data: reload\n\n')) };
}

/** A page that is loaded again as soon as there is something new to say. */
function sendWaiting(response: ServerResponse, text: string): void {
  const headers = { 'content-type': 'text/html; charset=utf-8', ...uncached };
  const html = `<!doctype html><html lang="en"><head><title>One moment</title>${tag}</head>`;
  response.writeHead(503, headers).end(`${html}<body><p>${text}</p></body></html>`);
}
