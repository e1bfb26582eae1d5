import { cost } from '@school/server/http/costs';
import type { FastifyPluginCallback } from 'fastify';

import type { SiteSearch } from './site-search';

/** The results of a search, for suggestions and for the page of results in the browser. */
export const search: FastifyPluginCallback<{ search: SiteSearch }> = (app, options, done) => {
  app.get('/api/search', cost('search'), async ({ url, inTurn }, reply) => {
    const answer = await options.search.find(new URLSearchParams(url.slice(url.indexOf('?') + 1)), inTurn);
    return reply
      .code(answer.isDown === true ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(answer);
  });
  done();
};
