// @ts-check
import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import { text } from 'node:stream/consumers';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * Passes a request on to the site, and its response back. The HTML of pages may be changed on the way.
 * @param {Request} request
 * @param {Response} response
 * @param {{ site: string, changePage: (html: string) => string }} options
 */
export async function forward(request, response, { site, changePage }) {
  const { method, url = '/' } = request;
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const upstreamRequest = sendRequest(site + url, { method, headers });
  request.pipe(upstreamRequest);
  const [answer] = /** @type {[Request]} */ (await once(upstreamRequest, 'response'));
  const { statusCode = 502 } = answer;
  if (method !== 'GET' || !answer.headers['content-type']?.startsWith('text/html')) {
    answer.pipe(response.writeHead(statusCode, answer.headers));
    return;
  }
  const page = Buffer.from(changePage(await text(answer)));
  response.writeHead(statusCode, { ...answer.headers, 'content-length': page.length }).end(page);
}
