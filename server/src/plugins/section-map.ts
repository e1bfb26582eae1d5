import type { FastifyPluginCallback } from 'fastify';

import { type CachedResponse, createJsonResponse } from '../http/cached-response';
import { cost } from '../http/costs';
import { type Release, SECTION_MAP, sectionMapOf } from '../pages/release/release';
import type { Releases } from '../pages/release/releases';
import { sendCached } from '../pages/render/send-page';

/** The map of sections. */
export const sectionMap: FastifyPluginCallback<{ releases: Releases }> = (app, { releases }, done) => {
  const responses = new WeakMap<Release, CachedResponse>();
  app.get(SECTION_MAP, cost('cached'), (request, reply) => {
    const release = releases.current();
    const map = () => JSON.stringify(sectionMapOf(release));
    const response = responses.get(release) ?? createJsonResponse(map(), 'no-cache');
    responses.set(release, response);
    return sendCached(request, reply, response);
  });
  done();
};
