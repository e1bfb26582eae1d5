import type { FastifyReply } from 'fastify';

import { NotSentError, type UpstreamError } from './upstream-error';

/** Refuses a call of the API. Every error below `/api/` is JSON. */
export function sendError(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ error });
}

export function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendError(reply, 404, 'not found');
}

/** Answers a call of the API with a failure of the provider. */
export function sendFailure(reply: FastifyReply, error: UpstreamError): FastifyReply {
  return sendError(setRetryAfter(reply, error), error.status, error.message);
}

/** Says when a request can be sent again, if none was sent. */
export function setRetryAfter(reply: FastifyReply, error: UpstreamError): FastifyReply {
  return error instanceof NotSentError ? reply.header('retry-after', error.retryAfterSeconds) : reply;
}
