import { readFileSync } from 'node:fs';
import path from 'node:path';

import { cost } from '@school/server/http/costs';
import type { Feature } from '@school/server/plugins/feature';

import { openSearch } from './site-search';

const scriptHeaders = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };

/** The results of a search, for suggestions and for the page of results. Exports have the index. */
export const search: Feature = (sources) => {
  const { programs } = sources;
  const { find, readFile, close } = openSearch(sources, programs && path.join(programs, 'read-pdf.js'));
  const readScript = () => ({
    version: 1,
    headers: scriptHeaders,
    generate: () => programs && readFileSync(path.join(programs, 'browser/static-search.js')),
  });
  return {
    find,
    close,
    files: [
      { address: '/search-index.json', read: readFile },
      { address: '/static-search.js', read: readScript },
    ],
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
