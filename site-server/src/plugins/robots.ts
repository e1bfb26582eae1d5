import { pathOf } from '@school/server-core/http/hot-path';
import type { Profile } from '@school/shared-deps';
import { fileUrl } from '@school/shared-deps/server';
import type { FastifyPluginCallback } from 'fastify';

import type { OwnContent } from '../content';
import type { ReadSitemap } from '../found/sitemap';
import { sendCached } from '../render/send-page';

interface RobotsOptions {
  content: OwnContent;
  siteUrl: string | undefined;
  /** Without the site's address there is no sitemap. */
  readSitemap: ReadSitemap | undefined;
}

/** The addresses that search engines and browsers request by themselves. */
export const robots: FastifyPluginCallback<RobotsOptions> = (app, options, done) => {
  const { content, siteUrl, readSitemap } = options;
  app.get('/favicon.ico', (_request, reply) =>
    reply.code(204).header('cache-control', 'public, max-age=86400').send(),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsOf(content.current().profile, siteUrl)),
  );
  if (readSitemap !== undefined) {
    for (const address of ['/sitemap.xml', '/sitemap-:part(^\\d+$).xml']) {
      app.get(address, async (request, reply) => {
        const response = await readSitemap(pathOf(request.url));
        return response === undefined ? reply.sendErrorPage(404) : sendCached(request, reply, response);
      });
    }
  }
  done();
};

/**
 * Search engines may show pages, documents and the emblem, but no pictures of pupils (docs/adr/0008). A
 * messenger may read the picture of a link, which says of itself that no search engine shows it.
 */
export function robotsOf({ emblem }: Profile, siteUrl?: string): string {
  const icon = emblem ? [`Allow: ${fileUrl(emblem.file) ?? ''}$`] : [];
  const isKnown = siteUrl !== undefined;
  return [
    'User-agent: *',
    'Allow: /api/image*.pdf$',
    ...(isKnown ? ['Allow: /api/image/*?w=share$'] : []),
    ...icon,
    'Disallow: /api/',
    ...(isKnown ? [`Sitemap: ${siteUrl}/sitemap.xml`] : []),
    '',
  ].join('\n');
}
