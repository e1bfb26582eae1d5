import type { FastifyReply, FastifyRequest } from 'fastify';

import { type CachedResponse, createSingleResponse, type HttpResponse } from '../../http/cached-response';
import type { PageResponse } from './pages';

/** Sends a page in the encoding that the browser prefers. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageResponse,
): Promise<FastifyReply> {
  if (page.type === 'cached') return sendCached(request, reply, page.response);
  return send(reply, await createSingleResponse(page.html, page, request.headers));
}

export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): FastifyReply {
  return send(reply, response.responseTo(request.headers));
}

function send(reply: FastifyReply, { status, headers, body }: HttpResponse): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}
