import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyRequest } from 'fastify';

/** A page of the site, or its map of sections, with its Content-Security-Policy. */
export interface Page {
  text: string;
  policy: string | undefined;
}

const SECTION_MAP = '/sections.json';
/** Headers that the site reads. Credentials are those of other programs of this machine. */
const SENT = /^(?:accept|accept-language|content-type|if-.+|range|sec-fetch-site|user-agent)$/;
/** Headers of the connection to the site, and those that are true of its own address and code alone. */
const OWN_HEADERS =
  /^(?:connection|integrity-policy|keep-alive|transfer-encoding|content-(?:encoding|length)|alt-svc|strict-transport-security)$/;

/**
 * Passes a request on to a site, and returns its response.
 * @param site such as `https://school.example`
 * @param changePage changes pages with their policy, and the map of sections, on the way
 * @throws when the site does not answer
 */
export async function forward(
  { method, url, headers, body }: FastifyRequest,
  site: string,
  changePage: (page: Page) => Page,
): Promise<Response> {
  const isPage = method === 'GET' && (url === SECTION_MAP || headers.accept?.includes('text/html') === true);
  const answer = await fetch(site + url, {
    method,
    headers: sentHeaders(headers, site, isPage),
    redirect: 'manual',
    ...(method === 'POST' && { body: new Uint8Array(body as Buffer) }),
  });
  const { status } = answer;
  const received = receivedHeaders(answer.headers, site);
  if (!isPage || !/^(?:text\/html|application\/json)\b/.test(received.get('content-type') ?? ''))
    return new Response(answer.body, { status, headers: received });
  const policy = received.get('content-security-policy') ?? undefined;
  const page = changePage({ text: await answer.text(), policy });
  if (page.policy !== undefined) received.set('content-security-policy', page.policy);
  received.set('cache-control', 'no-cache');
  return new Response(page.text, { status, headers: received });
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
function receivedHeaders(headers: Headers, site: string): Headers {
  const received = new Headers([...headers].filter(([name]) => !OWN_HEADERS.test(name)));
  const location = received.get('location');
  if (location?.startsWith(`${site}/`)) received.set('location', location.slice(site.length));
  return received;
}
