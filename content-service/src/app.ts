import {
  fastify,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';

import type { Content } from './content/load';
import type { SitePages } from './content/page-remarks';
import { type ContentListener, openContent } from './content/store';
import { addClosing } from './http/closing';
import { sendError, sendNotFound } from './http/responses';
import { createSignedLinks } from './http/signed-links';
import { createChecks } from './routes/checks';
import { addFileRoutes } from './routes/files';
import { addListRoutes } from './routes/lists';
import { addTcRoute } from './routes/tc';

export { loadContent, type Content } from './content/load';
export type { SitePages } from './content/page-remarks';
export { ContentError, messageOfIssue } from './content/problems';
export { noticeFile } from './content/urgent-notice';
export { addClosing } from './http/closing';
export { contentTypeOf } from './http/content-types';
export { commonSettings, folderIn, MIN_SECRET_LENGTH, readEnvironment } from './settings';
export { createSignedLinks, type SignedLinks } from './http/signed-links';
export { matchesTag } from './http/conditions';

export interface ContentServiceOptions {
  /** The content folder. */
  readonly folder: string;
  /** The only code that is answered; other schools' get 404. */
  readonly schoolCode: string;
  /** The token of bearer calls. Without it they are not checked. */
  readonly apiToken?: string | undefined;
  /** Services with the same secret open each other's links to certificates; random by default. */
  readonly linkSecret?: string | undefined;
  /**
   * Pages of the site that shows the content; without them links and names of content files are not checked.
   */
  readonly site?: () => SitePages;
  /** `true` logs to the standard output. Another server can pass its logger. The default logs nothing. */
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

const refusals: Readonly<Record<number, string>> = {
  400: 'the request cannot be read',
  413: 'the request is too large',
  415: 'the body must be JSON',
};

/**
 * The provider's web API (spec §7) over a content folder. Throws a ContentError when the folder has problems.
 */
export async function buildContentService(options: ContentServiceOptions): Promise<ContentService> {
  const app = createApp(options.logger ?? false);
  const log = { info: (line: string) => app.log.info(line), warn: (line: string) => app.log.warn(line) };
  const store = await openContent(options.folder, log, options.site);
  addClosing(app);
  app.addHook('onClose', () => store.close());

  const checks = createChecks(options.schoolCode, options.apiToken);
  const links = createSignedLinks({ secret: options.linkSecret, purpose: 'content service' });
  addListRoutes(app, store, checks);
  addFileRoutes(app, store, links);
  addTcRoute(app, store, checks, links);
  return { app, content: store.current, onChange: store.onChange };
}

function createApp(logger: boolean | FastifyBaseLogger): FastifyInstance {
  const app = fastify({
    ...(typeof logger === 'boolean' ? { logger } : { loggerInstance: logger }),
    // A request's own line would show a certificate's path; the hook below logs the route instead.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_error, _request, reply) => void sendNotFound(reply),
  });
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendError(reply, status, refusals[status] ?? 'the request is refused');
    request.log.error(error);
    return sendError(reply, 500, 'something went wrong');
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    done();
  });
  if (logger !== false) {
    app.addHook('onResponse', (request, reply, done) => {
      const { method, url: route } = request.routeOptions;
      request.log.info({
        method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      });
      done();
    });
  }
  return app;
}
