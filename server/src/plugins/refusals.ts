import type { IncomingMessage } from 'node:http';

import { DISPLAY_FORM } from '@school/contract/display';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { pathOf } from '../http/access-log';
import { sendCached } from '../http/send-cached';
import { BusyError } from '../lib/busy-error';
import { limitProblems } from '../lib/limit-problems';
import type { Log } from '../lib/log';
import { errorPageStatus, type ErrorStatus } from '../pages/render/error-pages';
import type { Pages } from '../pages/render/pages';
import { sendError } from '../upstream/refusals';
import { CERTIFICATE_FORMS } from './certificate-form';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends the error screen; with the address that has no page, it names pages that are near. */
    sendErrorPage: (status: ErrorStatus, pathname?: string) => FastifyReply;
  }
}

/** Gives each answer its error screen. */
export function addErrorPage(app: FastifyInstance, pages: Pick<Pages, 'error'>): void {
  app.decorateReply('sendErrorPage', function (this: FastifyReply, status, pathname) {
    return sendCached(this.request, this, pages.error(status, pathname ?? pathOf(this.request.url)));
  });
}

type Refuse = (request: FastifyRequest, reply: FastifyReply, status: number, message: string) => FastifyReply;

/** Refuses a call of the API with JSON, and a page with the error screen. */
export function createRefuse(pages: Pick<Pages, 'error'>): Refuse {
  return (request, reply, status, message) =>
    request.url.startsWith('/api/')
      ? sendError(reply, status, message)
      : sendCached(request, reply, pages.error(errorPageStatus(status), pathOf(request.url)));
}

interface RefusalsOptions {
  refuse: Refuse;
  log: Log;
  /** The part of a path that the log may show. */
  shownPath: (path: string) => string;
}

/** Refuses methods that an address does not have, and requests that fail. */
export function addRefusals(app: FastifyInstance, { refuse, shownPath, ...options }: RefusalsOptions): void {
  const log = limitProblems(options.log);
  app.addHook('onRequest', (request, reply, next) => {
    if (!hasOneHost(request.raw)) {
      refuse(request, reply, 400, 'the request must be of HTTP/1 and have one Host');
      return;
    }
    if (!request.is404) {
      next();
      return;
    }
    // every GET has a route: refused here, another method's body is not read
    reply.header('allow', allowedAt(request.url));
    refuse(request, reply, 405, 'this method is not allowed here');
  });
  app.setErrorHandler((error: FastifyError | BusyError, request, reply) => {
    const status = error.statusCode ?? 500;
    const isOwn = status < 500 || error instanceof BusyError;
    if (error instanceof BusyError) reply.header('retry-after', error.retryAfterSeconds);
    if (!isOwn) {
      const { method, routeOptions, url } = request;
      log.problem(`${method} ${routeOptions.url} failed: ${shownPath(pathOf(url))}`, error);
    }
    return refuse(request, reply, status, isOwn ? error.message : 'something went wrong');
  });
}

/** Proxies disagree on requests of two hosts, and of none. */
function hasOneHost({ rawHeaders, httpVersionMajor }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at] ?? '')) hosts += 1;
  return hosts === 1 && httpVersionMajor > 0;
}

/** Requests for certificates are only sent to. */
const sentTo = /^\/api\/tc\/[^/]+$/;

/** Methods of an address. */
function allowedAt(url: string): string {
  const address = pathOf(url);
  if (sentTo.test(address) || address === DISPLAY_FORM) return 'POST';
  return CERTIFICATE_FORMS.includes(address) ? 'GET, HEAD, POST' : 'GET, HEAD';
}
