import { fastify, type FastifyError, type FastifyReply } from 'fastify';

import { logRequests } from '../http/access-log';
import type { Log } from '../http/log';
import type { ApiOptions } from './api';
import { openContent } from './own-content';
import { notFound, refuse } from './responses';

export type ContentService = Awaited<ReturnType<typeof buildContentService>>;

interface ContentServiceOptions extends ApiOptions {
  folder: string;
  cacheFolder?: string;
  log: Log;
}

/** A server of the API alone, not yet listening. Throws a ContentError when the folder has problems. */
export async function buildContentService({ log, ...options }: ContentServiceOptions) {
  const app = fastify({
    frameworkErrors: (_error, _request, reply: FastifyReply) => void reply.send(notFound()),
  });
  const content = await openContent({ ...options, log });
  app.addHook('onClose', () => content.close());
  // the path of a certificate is not shown
  logRequests(app, log, (path) => /^\/api\/\w+/.exec(path)?.[0] ?? '');
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.problem('a request failed', error);
    return reply.send(refuse(status, status < 500 ? 'the request cannot be read' : 'something went wrong'));
  });
  app.all('/*', async ({ method, url, headers, body }, reply) => {
    const sent = body === undefined ? body : JSON.stringify(body);
    return reply.send(await content.answer(url, { method, headers, body: sent }));
  });
  return { app, content };
}
