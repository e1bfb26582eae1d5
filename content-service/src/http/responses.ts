import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { matchesTag } from './conditions';

/** A JSON response, serialised once. */
export interface JsonResponse {
  readonly body: Buffer;
  readonly tag: string;
}

export function jsonResponse(value: unknown): JsonResponse {
  const body = Buffer.from(JSON.stringify(value));
  return { body, tag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"` };
}

/** Sends a response, or 304 when the visitor has it. */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, tag }: JsonResponse,
): FastifyReply {
  reply.header('etag', tag).header('cache-control', 'public, max-age=1, stale-if-error=86400');
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Sends an error as JSON with a message. */
export function sendError(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ message });
}

export function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendError(reply, 404, 'not found');
}
