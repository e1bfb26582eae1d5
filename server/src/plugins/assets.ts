import type { FastifyPluginCallback } from 'fastify';

import { cost } from '../http/costs';
import { sendCached } from '../http/send-cached';
import type { Assets } from '../pages/release/assets';

/** The files of this release and of earlier ones, and no icon: pages name theirs. */
export const assets: FastifyPluginCallback<{ assets: Assets }> = (app, { assets: released }, done) => {
  app.get('/assets/*', cost('cached'), async (request, reply) => {
    const response = await released.find(request.url);
    if (response === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not Found');
    return sendCached(request, reply, response);
  });
  app.get('/favicon.ico', cost('cached'), (_request, reply) =>
    reply.code(204).header('cache-control', 'public, max-age=86400').send(),
  );
  done();
};
