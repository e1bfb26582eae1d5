// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';

import { tsImport } from 'tsx/esm/api';

/** @typedef {import('node:http').ServerResponse} Response */

const { forward } = /** @type {typeof import('../../src/overrides/host/forward')} */ (
  await tsImport('../../src/overrides/host/forward.ts', import.meta.url)
);
const script = "new EventSource('/dev/events').onmessage = () => location.reload();\n";
const tag = '<script type="module" src="/dev/reload.js"></script>';

/** @type {import('../../src/overrides/host/forward').ChangePage} */
const changePage = ({ html, policy }) => ({ html: html.replace('</head>', `${tag}</head>`), policy });

/**
 * Stands before the site: passes everything on, and adds to each page a script of the same origin, which the site's own
 * policy allows, that reloads the page when it is told to.
 * @param {number} port
 * @param {() => Promise<string>} addressOf where the site is now
 */
export async function startDevProxy(port, addressOf) {
  /** @type {Set<Response>} */
  const pages = new Set();
  const server = createServer((request, response) => {
    if (request.url === '/dev/events') {
      pages.add(response);
      response.once('close', () => pages.delete(response));
      response
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .flushHeaders();
    } else if (request.url === '/dev/reload.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
    } else {
      addressOf()
        .then((site) => forward(request, response, { site, changePage }))
        .catch((/** @type {unknown} */ error) => {
          if (response.headersSent) response.destroy();
          else
            response
              .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
              .end(`${String(error)}\n`);
        });
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** Reloads every page that is open. */
    reload: () => pages.forEach((page) => page.write('data: reload\n\n')),
  };
}
