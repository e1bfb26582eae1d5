import { openPreview, previewPath } from '@school/release/preview-link';
import type { FastifyPluginCallback } from 'fastify';

import type { Release } from '../release/release';
import type { Site } from '../site';

type CandidatesOptions = Pick<Site, 'config' | 'releases' | 'canaryHealth'>;

/** The addresses where a preview begins and ends, and where documents of a canary report. */
export const candidates: FastifyPluginCallback<CandidatesOptions> = (app, options, done) => {
  const { config, releases, canaryHealth } = options;
  app.get<{ Querystring: { version?: string | string[] } }>(previewPath, async (request, reply) => {
    const { version: signed } = request.query;
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const attributes = `Path=/; HttpOnly; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`;
    if (signed === undefined)
      return reply.header('set-cookie', `preview=; Max-Age=0; ${attributes}`).redirect('/home', 303);
    const { linkSecret } = config;
    const version = linkSecret === undefined ? undefined : openPreview(linkSecret, String(signed));
    const release = version && (await releases.preview(version));
    if (version === undefined || release === undefined) return reply.sendErrorPage(404);
    return reply
      .header('set-cookie', `preview=${String(signed)}; ${attributes}`)
      .redirect(firstPageOf(release, version.package), 303);
  });

  // a report is its address alone: it counts once for a visitor, if the visit gets the canary
  app.post<{ Params: { canary: string; outcome: string } }>('/report/:canary/:outcome', {
    bodyLimit: 1,
    handler: async (request, reply) => {
      const { canary, outcome } = request.params;
      const { candidate } = await request.variant;
      // another site's page must not report for its visitors
      const isOwn = (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
      const isOfCanary =
        candidate?.type === 'canary' && canary === `${candidate.package}@${candidate.version}`;
      if (isOwn && isOfCanary && (outcome === 'alive' || outcome === 'failed'))
        canaryHealth.add(candidate, request.ip, outcome);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  });
  done();
};

/** A section's preview begins at its first page; code that every section runs is everywhere. */
function firstPageOf({ sections }: Release, name: string): string {
  return sections.find((section) => section.name === `@school/${name}`)?.routes[0]?.path ?? '/home';
}
