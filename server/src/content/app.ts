import {
  fastify,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyReply,
  LogController,
} from 'fastify';

import { addClosing } from '../http/closing';
import { type ApiOptions, createApi } from './api';
import { notFound, refuse } from './responses';
import { openFolder } from './store';

export type ContentService = Awaited<ReturnType<typeof buildContentService>>;

interface ContentServiceOptions extends ApiOptions {
  /** The content folder. */
  readonly folder: string;
  /** By default nothing is logged. */
  readonly logger?: FastifyBaseLogger;
}

/** A server of the API alone, not yet listening. Throws a ContentError when the folder has problems. */
export async function buildContentService({ folder, logger, ...options }: ContentServiceOptions) {
  const app = fastify({
    ...(logger && { loggerInstance: logger }),
    // A request's own line would show a certificate's path.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_error, _request, reply: FastifyReply) => void reply.send(notFound()),
  });
  const log = { info: (line: string) => app.log.info(line), warn: (line: string) => app.log.warn(line) };
  const store = await openFolder(folder, log);
  const answer = createApi(store, options);
  addClosing(app);
  app.addHook('onClose', () => store.close());
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply.send(refuse(status, status < 500 ? 'the request cannot be read' : 'something went wrong'));
  });
  app.all('/*', async ({ method, url, headers, body, log }, reply) => {
    const sent = body === undefined ? body : JSON.stringify(body);
    const response = await answer(url, { method, headers, body: sent });
    const [call] = /^\/api\/\w+/.exec(url) ?? [];
    log.info({ method, call, status: response.status, milliseconds: Math.round(reply.elapsedTime) });
    return reply.send(response);
  });
  return { app, content: store.current, onChange: store.onChange };
}
