import path from 'node:path';

import { cost } from '@school/server/http/costs';
import type { Feature } from '@school/server/plugins/feature';

import { openSearch } from './site-search';

/** The results of a search, for suggestions and for the page of results. */
export const search: Feature = (sources) => {
  const { programs } = sources;
  const program = programs === undefined ? undefined : path.join(programs, 'search-process.js');
  const { find, close } = openSearch(sources, program);
  return {
    find,
    close,
    plugin: (app, _options, done) => {
      app.get('/api/search', cost('search'), async ({ url, inTurn }, reply) => {
        const answer = await find(new URLSearchParams(url.slice(url.indexOf('?') + 1)), inTurn);
        return reply
          .code(answer.isDown === true ? 503 : 200)
          .header('cache-control', 'no-store')
          .send(answer);
      });
      done();
    },
  };
};
