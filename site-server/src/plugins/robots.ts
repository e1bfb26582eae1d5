import type { Profile } from '@school/shared-deps';
import { fileUrl } from '@school/shared-deps/server';
import type { FastifyPluginCallback } from 'fastify';

import type { OwnContent } from '../content';

/** The addresses that search engines and browsers request by themselves. */
export const robots: FastifyPluginCallback<{ content: OwnContent }> = (app, { content }, done) => {
  app.get('/favicon.ico', (_request, reply) =>
    reply.code(204).header('cache-control', 'public, max-age=86400').send(),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsOf(content.current().profile)),
  );
  done();
};

/** Search engines may show pages, documents and the emblem, but no pictures of pupils (docs/adr/0008). */
export function robotsOf({ emblem }: Profile): string {
  const icon = emblem ? [`Allow: ${fileUrl(emblem.file) ?? ''}$`] : [];
  return ['User-agent: *', 'Allow: /api/image*.pdf$', ...icon, 'Disallow: /api/', ''].join('\n');
}
