import type { FastifyReply } from 'fastify';

import type { ErrorStatus } from '../pages/render/error-pages';
import type { Pages } from '../pages/render/pages';
import { sendCached } from '../pages/render/send-page';
import { shared } from './shared';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends the error screen; with the address that has no page, it names pages that are near. */
    sendErrorPage: (status: ErrorStatus, pathname?: string) => FastifyReply;
  }
}

export interface ErrorPageOptions {
  pages: Pick<Pages, 'error'>;
}

/** The error screen, for all plugins. */
export const errorPage = shared<ErrorPageOptions>((app, { pages }, done) => {
  app.decorateReply('sendErrorPage', function (this: FastifyReply, status, pathname) {
    return sendCached(this.request, this, pages.error(status, pathname));
  });
  done();
});
