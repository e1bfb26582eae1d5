import type { FastifyReply } from 'fastify';

import type { Variant, Variants } from '../release/variants';
import type { ErrorStatus } from '../render/error-pages';
import type { Pages } from '../render/pages';
import { sendCached } from '../render/send-page';
import { shared } from './shared';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site as this visit gets it. */
    readonly variant: Promise<Variant>;
  }
  interface FastifyReply {
    /** Sends the error screen; with the address that has no page, it names pages that are near. */
    sendErrorPage: (status: ErrorStatus, pathname?: string) => Promise<FastifyReply>;
  }
}

export interface VisitsOptions {
  pages: Pick<Pages, 'error'>;
  variants: Pick<Variants, 'of'>;
}

/** The parts of requests and replies that all plugins with pages share. */
export const visits = shared<VisitsOptions>((app, { pages, variants }, done) => {
  app.decorateRequest('variant', {
    getter() {
      return variants.of(this);
    },
  });
  app.decorateReply('sendErrorPage', async function (this: FastifyReply, status, pathname) {
    return sendCached(this.request, this, pages.error(await this.request.variant, status, pathname));
  });
  done();
});
