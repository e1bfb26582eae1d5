import type { FastifyReply } from 'fastify';

/** Says no to a call of the API: every error below `/api/` is JSON. */
export function sendError(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ error });
}

export function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendError(reply, 404, 'not found');
}
