import type { FastifyPluginCallback } from 'fastify';

import { type CachedResponse, createJsonResponse } from '../http/cached-response';
import { cost } from '../http/costs';
import { SECTION_MAP, sectionMapOf } from '../pages/release/release';
import type { Releases } from '../pages/release/releases';
import { sendCached } from '../pages/render/send-page';

/** The map of sections. */
export const sectionMap: FastifyPluginCallback<{ releases: Releases }> = (app, { releases }, done) => {
  let cached: CachedResponse | undefined;
  releases.onMove(() => (cached = undefined));
  app.get(SECTION_MAP, cost('cached'), (request, reply) => {
    cached ??= createJsonResponse(JSON.stringify(sectionMapOf(releases.current())), 'no-cache');
    return sendCached(request, reply, cached);
  });
  done();
};
