import { type CachedResponse, createJsonResponse } from '@school/server-core/http/cached-response';
import type { HotPath } from '@school/server-core/http/hot-path';
import { steadyNow } from '@school/server-core/steady-now';
import type { FastifyPluginCallback } from 'fastify';

import type { ReadNotice } from '../notice/urgent-notice';
import { sendCached } from '../render/send-page';

interface UrgentNoticeOptions {
  readNotice: ReadNotice;
  hotPath: HotPath;
}

const ADDRESS = '/notice.json';
/** A notice begins and ends this late at most. */
const FRESH_MS = 1_000;

/** The urgent notice, or an empty object, for pages that are open. */
export const urgentNotice: FastifyPluginCallback<UrgentNoticeOptions> = (app, options, done) => {
  const { readNotice, hotPath } = options;
  let known: { id: string | undefined; response: CachedResponse } | undefined;
  app.get(ADDRESS, (request, reply) => {
    const notice = readNotice();
    if (known === undefined || known.id !== notice?.id)
      known = { id: notice?.id, response: createJsonResponse(JSON.stringify(notice ?? {}), 'no-cache') };
    if (request.url === ADDRESS) hotPath.keep(ADDRESS, known.response, steadyNow() + FRESH_MS);
    return sendCached(request, reply, known.response);
  });
  done();
};
