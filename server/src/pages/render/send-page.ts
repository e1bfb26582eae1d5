import type { FastifyReply, FastifyRequest } from 'fastify';

import { sendCached, sendSingle } from '../../http/send-cached';
import type { PageResponse } from './pages';

/** Sends a page in the encoding that the browser prefers. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageResponse,
): Promise<FastifyReply> {
  if (page.type === 'cached') return sendCached(request, reply, page.response);
  return sendSingle(request, reply, page);
}
