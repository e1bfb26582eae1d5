import {
  fastify,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';

import { type ApiOptions, createApi } from './api';
import type { Content } from './content/load';
import { type ContentListener, openContent } from './content/store';
import { addClosing } from './http/closing';

export { type Api, createApi } from './api';
export { loadContent, type Content } from './content/load';
export type { SitePages } from './content/page-remarks';
export { ContentError, messageOfIssue } from './content/problems';
export { openContent as openFolder } from './content/store';
export { noticeFile } from './content/urgent-notice';
export { addClosing } from './http/closing';
export { matchesTag } from './http/conditions';
export { contentTypeOf } from './http/content-types';
export { deriveKey } from './http/derive-key';
export { createSignedLinks, type SignedLinks } from './http/signed-links';
export { commonSettings, folderIn, MIN_SECRET_LENGTH, readEnvironment } from './settings';

interface ContentServiceOptions extends ApiOptions {
  /** The content folder. */
  readonly folder: string;
  /** `true` logs to the standard output. The default logs nothing. */
  readonly logger?: boolean | FastifyBaseLogger;
}

export interface ContentService {
  /** Not yet listening; closing it ends the watch over the folder. */
  readonly app: FastifyInstance;
  /** The content as it is now. */
  readonly content: () => Content;
  /** Called after each change of valid content. Returns a function that stops listening. */
  readonly onChange: (listener: ContentListener) => () => void;
}

/** A server of the API alone. Throws a ContentError when the folder has problems. */
export async function buildContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { folder, logger = false } = options;
  const app = fastify({
    ...(typeof logger === 'boolean' ? { logger } : { loggerInstance: logger }),
    // A request's own line would show a certificate's path.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_error, _request, reply) => sendError(reply, 404, 'not found'),
  });
  const log = { info: (line: string) => app.log.info(line), warn: (line: string) => app.log.warn(line) };
  const store = await openContent(folder, log);
  const answer = createApi(store, options);
  addClosing(app);
  app.addHook('onClose', () => store.close());
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    sendError(reply, status, status < 500 ? 'the request cannot be read' : 'something went wrong');
  });
  app.all('/*', async ({ method, url, headers, body, log }, reply) => {
    const response = await answer(url, {
      method,
      headers,
      body: body === undefined ? body : JSON.stringify(body),
    });
    const [call] = /^\/api\/\w+/.exec(url) ?? [];
    log.info({ method, call, status: response.status, milliseconds: Math.round(reply.elapsedTime) });
    return reply.send(response);
  });
  return { app, content: store.current, onChange: store.onChange };
}

function sendError(reply: FastifyReply, status: number, message: string): void {
  void reply.code(status).header('cache-control', 'no-store').send({ message });
}
