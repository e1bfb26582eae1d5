import { createCachedResponse } from '@school/server-core/http/cached-response';
import { visitorOf } from '@school/server-core/http/rate-limit';
import { fileHeaders } from '@school/server-core/http/response-headers';
import type { FastifyPluginCallback } from 'fastify';

import { subjectOf } from '../found/subject';
import type { ReadEmblem } from '../generated/read-emblem';
import { findPageOf, resourceSearchOf } from '../render/routing';
import { isMissingRecord } from '../render/seed';
import { sendCached } from '../render/send-page';
import type { Site } from '../site';

type DrawnPicturesOptions = Pick<Site, 'config' | 'content' | 'drawnPictures' | 'readSeed'> & {
  readEmblem: ReadEmblem;
};

const EMBLEM_WIDTH = 320;
const headers = {
  ...fileHeaders('image/jpeg'),
  'content-type': 'image/jpeg',
  'cache-control': 'public, max-age=3600',
  'x-robots-tag': 'noindex',
};

/** The pictures of links to pages and records without one. An address that no page has gets none. */
export const drawnPictures: FastifyPluginCallback<DrawnPicturesOptions> = (app, options, done) => {
  const { config, content, readEmblem, readSeed } = options;
  const { timeZone } = config;
  app.get<{ Params: { '*': string } }>('/share/*', async (request, reply) => {
    const [, name] = /^(.+)\.jpg$/.exec(request.params['*']) ?? [];
    const { release } = await request.variant;
    const match = name === undefined ? undefined : findPageOf(release)(`/${name}`);
    if (match === undefined) return reply.sendErrorPage(404);
    const { route } = match;
    const query = new URLSearchParams(request.query as Record<string, string>);
    const { seed } = await readSeed(route, resourceSearchOf(route, query));
    const { profile } = content.current();
    const now = Date.now();
    const { title, entry } = subjectOf({ route, query, seed, profile, timeZone, now, html: '' });
    const isUnknown = query.has('search') && entry === undefined;
    if (isUnknown || isMissingRecord(seed)) return reply.sendErrorPage(404);
    const visitor = visitorOf(request.ip);
    const emblem = await readEmblem(EMBLEM_WIDTH, visitor);
    const drawn = await options.drawnPictures({ title, school: profile.name, emblem }, visitor);
    return sendCached(request, reply, createCachedResponse(drawn, { headers }));
  });
  done();
};
