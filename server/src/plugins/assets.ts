import type { FastifyPluginCallback } from 'fastify';

import { cost } from '../http/costs';
import { sendCached } from '../pages/render/send-page';
import type { Site } from '../site';

/** The files of this release and of earlier ones, and no icon: pages name theirs. */
export const assets: FastifyPluginCallback<Pick<Site, 'releases'>> = (app, { releases }, done) => {
  app.get('/assets/*', cost('cached'), async (request, reply) => {
    const response = await releases.assets.find(request.url);
    if (response === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not Found');
    return sendCached(request, reply, response);
  });
  app.get('/favicon.ico', cost('cached'), (_request, reply) =>
    reply.code(204).header('cache-control', 'public, max-age=86400').send(),
  );
  done();
};
