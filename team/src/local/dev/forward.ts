import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** A page of the site, or its map of sections, with its Content-Security-Policy. */
export interface Page {
  text: string;
  policy: string | undefined;
}

export type ChangePage = (page: Page) => Page;

interface ForwardOptions {
  /** The site, such as `https://school.example`. */
  site: string;
  /** Changes pages with their policy, and the map of sections, on the way. */
  changePage: ChangePage;
}

const SECTION_MAP = '/sections.json';
/** Headers that the site reads. Credentials are those of other programs of this machine. */
const SENT = /^(?:accept|accept-language|content-type|if-.+|range|sec-fetch-site|user-agent)$/;
/** Headers of the connection to the site, and those that are true of the site's own address and code alone. */
const OWN_HEADERS =
  /^(?:connection|integrity-policy|keep-alive|transfer-encoding|content-(?:encoding|length)|alt-svc|strict-transport-security)$/;

/**
 * Passes a request on to a site, and its response back.
 * @throws when the site does not answer
 */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { site, changePage }: ForwardOptions,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const isPage = method === 'GET' && (url === SECTION_MAP || headers.accept?.includes('text/html') === true);
  const ending = new AbortController();
  response.once('close', () => ending.abort());
  const answer = await fetch(site + url, {
    method,
    headers: sentHeaders(headers, site, isPage),
    redirect: 'manual',
    signal: ending.signal,
    ...(method === 'POST' && { body: await buffer(request) }),
  });
  const received = receivedHeaders(answer.headers, site);
  if (!isPage || !/^(?:text\/html|application\/json)\b/.test(received['content-type'] ?? '')) {
    response.writeHead(answer.status, received);
    const body = answer.body === null ? [] : Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
    await pipeline(body, response);
    return;
  }
  const policy = received['content-security-policy'];
  const page = changePage({ text: await answer.text(), policy });
  response
    .writeHead(answer.status, {
      ...received,
      ...(page.policy !== undefined && { 'content-security-policy': page.policy }),
      'cache-control': 'no-cache',
    })
    .end(page.text);
}

/** A page is requested without conditions, so that it can be changed. */
function sentHeaders(headers: IncomingHttpHeaders, site: string, isPage: boolean): Record<string, string> {
  const sent = Object.entries(headers).filter(
    ([name]) => SENT.test(name) && !(isPage && name.startsWith('if-')),
  );
  return {
    ...(Object.fromEntries(sent) as Record<string, string>),
    'accept-encoding': 'identity',
    ...(headers.origin !== undefined && { origin: site }),
  };
}

/** Redirects of the site are those of this address. */
function receivedHeaders(headers: Headers, site: string): Record<string, string> {
  const received = Object.fromEntries([...headers].filter(([name]) => !OWN_HEADERS.test(name)));
  const { location } = received;
  return location?.startsWith(`${site}/`) ? { ...received, location: location.slice(site.length) } : received;
}
