import { drawIcon, type Icon } from '@school/media/pictures/drawn-icon';
import { type CachedResponse, createCachedResponse } from '@school/server-core/http/cached-response';
import { visitorOf } from '@school/server-core/http/rate-limit';
import { fileHeaders } from '@school/server-core/http/response-headers';
import type { Profile } from '@school/shared-deps';
import type { FastifyPluginCallback } from 'fastify';

import type { OwnContent } from '../content';
import { GROUND } from '../document/grounds';
import type { createEmblemReader } from '../generated/read-emblem';
import { sendCached } from '../render/send-page';
import { texts } from '../texts';

interface InstalledSiteOptions {
  content: OwnContent;
  readEmblem: ReturnType<typeof createEmblemReader>;
}

const WEB_MANIFEST = '/site.webmanifest';

/** Systems cut a maskable icon to their own shape: a circle of four fifths of its side is always shown. */
const icons: Readonly<Record<string, Icon>> = {
  'icon-192': { size: 192, share: 1 },
  'icon-512': { size: 512, share: 1 },
  'maskable-512': { size: 512, share: 0.6, ground: GROUND.light },
  'apple-touch-icon': { size: 180, share: 0.8, ground: GROUND.light },
};
const EMBLEM_WIDTH = 640;
const caching = { 'cache-control': 'public, max-age=3600' };

/** The manifest and the icons of the site that a visitor has installed. */
export const installedSite: FastifyPluginCallback<InstalledSiteOptions> = (app, options, done) => {
  const { content, readEmblem } = options;
  const drawn = new Map<string, Promise<CachedResponse | undefined>>();
  content.onChange(() => drawn.clear());
  const draw = async (icon: Icon, visitor: string): Promise<CachedResponse | undefined> => {
    const emblem = await readEmblem(EMBLEM_WIDTH, visitor);
    if (emblem === undefined) return undefined;
    const type = { 'content-type': 'image/png' };
    const headers = { ...fileHeaders('image/png'), ...type, ...caching };
    return createCachedResponse(await drawIcon(emblem, icon), { headers });
  };

  app.get(WEB_MANIFEST, (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .headers(caching)
      .send(JSON.stringify(manifestOf(content.current().profile))),
  );
  for (const [name, icon] of Object.entries(icons)) {
    app.get(addressOf(name), async (request, reply) => {
      const response = drawn.get(name) ?? draw(icon, visitorOf(request.ip)).catch(() => undefined);
      drawn.set(name, response);
      const shown = await response;
      if (shown !== undefined) return sendCached(request, reply, shown);
      // an emblem that cannot be read now is looked for again
      drawn.delete(name);
      return reply.sendErrorPage(404);
    });
  }
  done();
};

function addressOf(name: string): string {
  return `/icons/${name}.png`;
}

function manifestOf({ name, shortName, description, emblem }: Profile) {
  const shown = Object.entries(icons).filter(([key]) => key !== 'apple-touch-icon');
  return {
    id: '/',
    name,
    short_name: shortName,
    description,
    lang: 'en',
    // the intro belongs to `/` alone
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    theme_color: GROUND.light,
    background_color: GROUND.light,
    icons: emblem
      ? shown.map(([key, { size, ground }]) => ({
          src: addressOf(key),
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: ground === undefined ? 'any' : 'maskable',
        }))
      : [],
    shortcuts: Object.entries(texts.shortcuts).map(([url, label]) => ({ name: label, url })),
  };
}
