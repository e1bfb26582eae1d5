import { once } from 'node:events';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';

import type { Page } from './overridable-page';
import { readPage } from './read-page';

export type ChangePage = (page: Page) => Page;

interface ForwardOptions {
  /** The site, such as `https://school.example`. */
  site: string;
  /** Changes the HTML of pages, and their policy, on the way. */
  changePage: ChangePage;
}

/** A site that sends nothing for so long is given up (milliseconds). */
const IDLE_MS = 30_000;
/** Headers of the connection to the site, and those that are true only of the site's own address. */
const OWN_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'alt-svc', 'strict-transport-security'];

/**
 * Passes a request on to a site, and its response back.
 * @throws when the site does not answer, or its page cannot be changed
 */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { site, changePage }: ForwardOptions,
): Promise<void> {
  const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
  const send = site.startsWith('https:') ? requestHttps : requestHttp;
  const upstream = send(site, {
    method: request.method,
    path: request.url,
    headers: requestHeaders(request.headers, site, isPage),
  });
  upstream.setTimeout(IDLE_MS, () =>
    upstream.destroy(new Error(`it sent nothing for ${IDLE_MS / 1000} seconds`)),
  );
  // after its answer has begun, what fails is the answer
  upstream.on('error', () => undefined);
  response.once('close', () => upstream.destroy());
  request.pipe(upstream);
  const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
  const headers = responseHeaders(answer.headers, site);
  const status = answer.statusCode ?? 502;
  if (!isPage || !answer.headers['content-type']?.startsWith('text/html')) {
    response.writeHead(status, headers);
    await pipeline(answer, response);
    return;
  }
  if (answer.headers['content-encoding'] !== undefined)
    throw new Error(`it sent a page as ${answer.headers['content-encoding']}, which was not asked for`);
  const policy = headers['content-security-policy'];
  const page = changePage({ html: await readPage(answer), policy: policy?.toString() });
  const body = Buffer.from(page.html);
  response
    .writeHead(status, {
      ...without(headers, ['etag', 'last-modified']),
      ...(page.policy !== undefined && { 'content-security-policy': page.policy }),
      'cache-control': 'no-cache',
      'content-length': body.length,
    })
    .end(body);
}

/** Headers that the site reads. Credentials are those of other programs of this machine. */
const SENT = /^(?:accept(?:-.+)?|cache-control|content-.+|if-.+|range|sec-fetch-site|user-agent)$/;
/** The one cookie that the site sets. */
const PREVIEW = /(?:^|; )(preview=[^;]*)/;

/** A page is requested uncompressed and without conditions, so that it can be changed. */
function requestHeaders(headers: IncomingHttpHeaders, site: string, isPage: boolean): IncomingHttpHeaders {
  const sent = Object.entries(headers).filter(
    ([name]) => SENT.test(name) && !(isPage && name.startsWith('if-')),
  );
  const [, cookie] = PREVIEW.exec(headers.cookie ?? '') ?? [];
  return {
    ...Object.fromEntries(sent),
    host: new URL(site).host,
    ...(cookie !== undefined && { cookie }),
    ...(headers.origin !== undefined && { origin: site }),
    ...(isPage && { 'accept-encoding': 'identity' }),
  };
}

/** Redirects and cookies of the site are those of this address. */
function responseHeaders(headers: IncomingHttpHeaders, site: string): IncomingHttpHeaders {
  const { location, 'set-cookie': cookies } = headers;
  return {
    ...without(headers, OWN_HEADERS),
    ...(location?.startsWith(`${site}/`) === true && { location: location.slice(site.length) }),
    ...(cookies && { 'set-cookie': cookies.map((each) => each.replace(/; *(?:secure|domain=[^;]*)/gi, '')) }),
  };
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
