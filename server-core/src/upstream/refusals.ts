import type { FastifyReply } from 'fastify';

/** Refuses a call of the API. Every error below `/api/` is JSON. */
export function sendError(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ error });
}

export function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendError(reply, 404, 'not found');
}
