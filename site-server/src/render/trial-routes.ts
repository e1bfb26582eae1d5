import type { FastifyInstance } from 'fastify';

import { openPreview, previewPath } from '@school/release/preview-link';
import type { CanaryHealth } from '../release/canary-health';
import type { Release } from '../release/release';
import type { Releases } from '../release/releases';
import { sendCached } from './send-page';
import type { Pages } from './pages';
import type { Variants } from '../release/variants';

interface TrialRoutesOptions {
  releases: Releases;
  variants: Variants;
  canaryHealth: CanaryHealth;
  pages: Pages;
  secret: string | undefined;
}

/** The addresses where a preview begins and ends, and where documents of a canary report. */
export function addTrialRoutes(app: FastifyInstance, options: TrialRoutesOptions): void {
  addPreviewRoute(app, options);
  addReportRoute(app, options);
}

function addPreviewRoute(app: FastifyInstance, { releases, variants, pages, secret }: TrialRoutesOptions) {
  app.get<{ Querystring: { version?: string | string[] } }>(previewPath, async (request, reply) => {
    const { version: signed } = request.query;
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const attributes = `Path=/; HttpOnly; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`;
    if (signed === undefined)
      return reply.header('set-cookie', `preview=; Max-Age=0; ${attributes}`).redirect('/home', 303);
    const version = secret === undefined ? undefined : openPreview(secret, String(signed));
    const release = version && (await releases.preview(version));
    if (version === undefined || release === undefined) {
      const missing = pages.error(await variants.of(request), 404);
      return sendCached(request, reply, missing);
    }
    return reply
      .header('set-cookie', `preview=${String(signed)}; ${attributes}`)
      .redirect(firstPageOf(release, version.package), 303);
  });
}

/** A section's preview begins at its first page; code that every section runs is everywhere. */
function firstPageOf({ sections }: Release, name: string): string {
  return sections.find((section) => section.name === `@school/${name}`)?.routes[0]?.path ?? '/home';
}

/** A report is its address alone. It counts once for a visitor, and only from a visit that gets the canary. */
function addReportRoute(app: FastifyInstance, { variants, canaryHealth }: TrialRoutesOptions): void {
  app.post<{ Params: { trial: string; outcome: string } }>('/report/:trial/:outcome', {
    bodyLimit: 1,
    handler: async (request, reply) => {
      const { trial: name, outcome } = request.params;
      const { trial } = await variants.of(request);
      // another site's page must not report for its visitors
      const isOwn = (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
      const isOfCanary = trial?.type === 'canary' && name === `${trial.package}@${trial.version}`;
      if (isOwn && isOfCanary && (outcome === 'alive' || outcome === 'failed'))
        canaryHealth.add(trial, request.ip, outcome);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  });
}
