import type { FastifyReply } from 'fastify';

import type { UpstreamError } from './upstream-error';

/** Refuses a call of the API. Every error below `/api/` is JSON. */
export function sendError(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ error });
}

export function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendError(reply, 404, 'not found');
}

/** Answers a call of the API with a failure of the provider. */
export function sendFailure(reply: FastifyReply, { status, message, waitMs }: UpstreamError): FastifyReply {
  if (waitMs > 0) reply.header('retry-after', Math.ceil(waitMs / 1_000));
  return sendError(reply, status, message);
}
