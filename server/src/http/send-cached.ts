import { type Display, displayOf } from '@school/contract/display';
import type { FastifyReply, FastifyRequest } from 'fastify';

import {
  type CachedResponse,
  createSingleResponse,
  type Headers,
  type HttpResponse,
} from './cached-response';

/** How a document begins; fragments and files begin otherwise. */
const DOCUMENT = '<!doctype html><html ';

/** Sends a response in the encoding that the browser prefers. A document looks as its reader has chosen. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): FastifyReply {
  if (displayOf(request.headers.cookie).length > 0) {
    const { body, ...plain } = response.responseTo({});
    if (body?.subarray(0, DOCUMENT.length).toString() === DOCUMENT) {
      sendSingle(request, reply, { ...plain, html: body.toString() }).catch((error: unknown) =>
        reply.send(error),
      );
      return reply;
    }
  }
  return sendOne(reply, response.responseTo(request.headers));
}

interface SingleDocument {
  html: string;
  status: number;
  headers: Headers;
}

/** Sends a document that is made for one request. */
export async function sendSingle(
  { headers: { cookie, ...headers } }: FastifyRequest,
  reply: FastifyReply,
  page: SingleDocument,
): Promise<FastifyReply> {
  const display = displayOf(cookie);
  const response = await createSingleResponse(withDisplay(page.html, display), page, headers);
  if (display.length > 0) response.headers['vary'] = 'accept-encoding, cookie';
  return sendOne(reply, response);
}

/** Sends the response to one visitor. */
function sendOne(reply: FastifyReply, { status, headers, body }: HttpResponse): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

/** The document with the choices of its reader: for the style sheets, and in the form. */
function withDisplay(html: string, display: Display): string {
  const attributes = display.map(([setting, choice]) => `data-${setting}="${choice}" `).join('');
  return display.reduce(
    (document, [setting, choice]) =>
      document.replace(`name="${setting}" value="${choice}"`, (input) => `${input} checked=""`),
    html.replace(DOCUMENT, DOCUMENT + attributes),
  );
}
