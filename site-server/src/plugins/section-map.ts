import { type CachedResponse, createJsonResponse } from '@school/server-core/http/cached-response';
import type { FastifyPluginCallback } from 'fastify';

import { SECTION_MAP, sectionMapOf } from '../release/release';
import { sendCached } from '../render/send-page';
import type { Site } from '../site';

/** The map of sections, of what is live or of the release that a document names. */
export const sectionMap: FastifyPluginCallback<Pick<Site, 'releases'>> = (app, { releases }, done) => {
  let cached: CachedResponse | undefined;
  releases.onMove(() => (cached = undefined));
  app.get<{ Querystring: { release?: string | string[] } }>(SECTION_MAP, (request, reply) => {
    const { release: id } = request.query;
    if (id === undefined) {
      cached ??= createJsonResponse(JSON.stringify(sectionMapOf(releases.current())), 'no-cache');
      return sendCached(request, reply, cached);
    }
    const release = releases.find(String(id));
    reply.header('cache-control', 'private, no-store');
    return release === undefined
      ? reply.code(404).send({ error: 'this release is not served any more' })
      : reply.send(sectionMapOf(release));
  });
  done();
};
