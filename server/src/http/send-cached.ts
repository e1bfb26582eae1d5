import type { FastifyReply, FastifyRequest } from 'fastify';

import type { CachedResponse, HttpResponse } from './cached-response';

/** Sends a response in the encoding that the browser prefers. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): FastifyReply {
  return sendOne(reply, response.responseTo(request.headers));
}

/** Sends the response to one visitor. */
export function sendOne(reply: FastifyReply, { status, headers, body }: HttpResponse): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}
