import { type CachedResponse, createJsonResponse } from '@school/server-core/http/cached-response';
import type { FastifyPluginCallback } from 'fastify';

import { isGenerated, type ReadContent } from '../generated/content-reader';
import { sendCached } from '../render/send-page';

/** The content of each page, for sections that read it in the browser. */
export const content: FastifyPluginCallback<{ readContent: ReadContent }> = (app, { readContent }, done) => {
  const responses = new Map<string, { version: string; response: CachedResponse }>();
  app.get<{ Params: { name: string } }>('/content/:name.json', async (request, reply) => {
    const { name } = request.params;
    const latest = await readContent(name);
    if (latest === undefined) return reply.sendErrorPage(404);
    const { version, value } = latest;
    let known = responses.get(name);
    if (known?.version !== version) {
      const caching = isGenerated(name) ? 'no-cache' : 'public, max-age=60';
      known = { version, response: createJsonResponse(JSON.stringify(value), caching) };
      responses.set(name, known);
    }
    return sendCached(request, reply, known.response);
  });
  done();
};
