import { type CachedResponse, createJsonResponse } from '@school/server-core/http/cached-response';
import { cost } from '@school/server-core/http/costs';
import type { FastifyPluginCallback } from 'fastify';

import { SECTION_MAP, sectionMapOf } from '../release/release';
import { sendCached } from '../render/send-page';
import type { Site } from '../site';

/** The map of sections. */
export const sectionMap: FastifyPluginCallback<Pick<Site, 'releases'>> = (app, { releases }, done) => {
  let cached: CachedResponse | undefined;
  releases.onMove(() => (cached = undefined));
  app.get(SECTION_MAP, cost('cached'), (request, reply) => {
    cached ??= createJsonResponse(JSON.stringify(sectionMapOf(releases.current())), 'no-cache');
    return sendCached(request, reply, cached);
  });
  done();
};
