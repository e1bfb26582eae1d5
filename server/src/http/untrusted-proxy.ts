import type { FastifyInstance } from 'fastify';

import { createNetworks } from '../lib/networks';

/** Says once that a proxy is not trusted: all of its visitors count as one. */
export function reportUntrustedProxy(
  app: FastifyInstance,
  trusted: readonly string[],
  problem: (message: string) => void,
): void {
  const isTrusted = createNetworks(trusted);
  let isSaid = false;
  app.addHook('onRequest', ({ headers, socket: { remoteAddress = '' } }, _reply, done) => {
    if (!isSaid && headers['x-forwarded-for'] !== undefined && !isTrusted(remoteAddress)) {
      isSaid = true;
      problem(
        `WARNING: X-Forwarded-For comes from ${remoteAddress}, which SCHOOL_TRUSTED_PROXIES does not name. ` +
          'All visitors of that proxy count as one, and are refused together.',
      );
    }
    done();
  });
}
