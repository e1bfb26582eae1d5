// @ts-check
import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const script = "new EventSource('/dev/events').onmessage = () => location.reload();\n";
const tag = '<script type="module" src="/dev/reload.js"></script>';

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
      forward(request, response, addressOf).catch((/** @type {unknown} */ error) => {
        if (response.headersSent) response.destroy();
        else
          response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`${String(error)}\n`);
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

/**
 * @param {Request} request
 * @param {Response} response
 * @param {() => Promise<string>} addressOf
 */
async function forward(request, response, addressOf) {
  const { method, url = '/' } = request;
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const question = ask((await addressOf()) + url, { method, headers });
  request.pipe(question);
  const [answer] = /** @type {[Request]} */ (await once(question, 'response'));
  const { statusCode = 502 } = answer;
  if (method !== 'GET' || !answer.headers['content-type']?.startsWith('text/html')) {
    answer.pipe(response.writeHead(statusCode, answer.headers));
    return;
  }
  const page = Buffer.from((await text(answer)).replace('</head>', `${tag}</head>`));
  response.writeHead(statusCode, { ...answer.headers, 'content-length': page.length }).end(page);
}
