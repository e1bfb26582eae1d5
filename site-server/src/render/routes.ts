import type { FastifyInstance } from 'fastify';

import type { OwnContent } from '../content';
import type { Gateway } from '@school/gateway/gateway';
import { visitorOf } from '@school/server-core/http/rate-limit';
import type { CertificateLookup } from '@school/gateway/tc';
import { createCachedResponse, type CachedResponse } from '@school/server-core/http/cached-response';
import { pathOf, type HotPath } from '@school/server-core/http/hot-path';
import { securityHeaders } from '@school/server-core/http/security';
import type { RetiredPath } from '@school/release/release-file';
import { type Release, SECTION_MAP, sectionMapOf } from '../release/release';
import type { CanaryHealth } from '../release/canary-health';
import type { Releases } from '../release/releases';
import { runsTrial, type Variants } from '../release/variants';
import { addCertificateForm } from './certificate-form';
import type { GenerateContent } from './generated-content';
import type { Pages } from './pages';
import { findPageOf } from './routing';
import { sendCached, sendPage } from './send-page';

interface PageRoutesOptions {
  releases: Releases;
  variants: Variants;
  canaryHealth: CanaryHealth;
  content: OwnContent;
  pages: Pages;
  hotPath: HotPath;
  gateway: Gateway;
  lookUpCertificate: CertificateLookup;
  generate: GenerateContent;
}

/** Pages, their content, the map of sections, and for every other address the error screen. */
export function addPageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const { variants, canaryHealth, pages, hotPath, gateway, lookUpCertificate } = options;
  addContentRoutes(app, options);
  addSectionMapRoute(app, options);

  addCertificateForm(app, { gateway, lookUpCertificate, pages, variants });
  app.get('/*', async (request, reply) => {
    const pathname = pathOf(request.url);
    const variant = await variants.of(request);
    const findPage = findPageOf(variant.release);
    const match = findPage(pathname);
    if (match !== undefined) {
      const query = new URLSearchParams(request.url.slice(pathname.length));
      const search = await pages.searchOf(variant, match, query, visitorOf(request.ip));
      const page = await pages.get(variant, match, search, visitorOf(request.ip));
      const { trial } = variant;
      const isFailed = page.type === 'cached' && page.response.status === 500;
      if (trial?.type === 'canary' && isFailed && runsTrial(variant, match.section))
        canaryHealth.add(trial, request.ip, 'failed');
      const isForAll = trial === undefined && variants.areSame();
      if (isForAll && page.type === 'cached' && request.url === match.path + (search ?? ''))
        hotPath.keep(request.url, page.response, page.freshUntil);
      return sendPage(request, reply, page);
    }
    const trimmed = pathname.replace(/(?<=[^/])\/+$/, '');
    if (trimmed !== pathname && findPage(trimmed) !== undefined) {
      return reply.redirect(trimmed + request.url.slice(pathname.length), 301);
    }
    const retired = retiredPathOf(variant.release, trimmed);
    if (retired?.to === undefined)
      return sendCached(request, reply, pages.error(variant, retired ? 410 : 404, pathname));
    // browsers are not to remember for ever where a page is that may come back
    return reply.header('cache-control', 'public, max-age=3600').redirect(retired.to, 301);
  });
}

function retiredPathOf({ retired }: Release, pathname: string): RetiredPath | undefined {
  return retired.find(({ path }) => path.toLowerCase() === pathname.toLowerCase());
}

/** Content is generated without records that take longer (milliseconds). */
const BUDGET_MS = 1_000;

function addContentRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const { content, pages, generate, variants } = options;
  let cached = new Map<string, CachedResponse>();
  content.onChange(() => (cached = new Map()));
  const responseOf = createGeneratedResponses();

  app.get<{ Params: { name: string } }>('/content/:name.json', async (request, reply) => {
    const { name } = request.params;
    const generated = await generate(name, BUDGET_MS);
    if (generated) return sendCached(request, reply, responseOf(name, generated));
    const found = Object.entries(content.current().pages).find(([each]) => each === name)?.[1];
    if (found === undefined) return sendCached(request, reply, pages.error(variants.live(), 404));
    const response = cached.get(name) ?? jsonResponse(found, 'public, max-age=60');
    cached.set(name, response);
    return sendCached(request, reply, response);
  });
}

/** Responses of generated content, each serialised once for its version. */
function createGeneratedResponses() {
  const kept = new Map<string, { version: string; response: CachedResponse }>();
  return (name: string, { value, version }: { value: unknown; version: string }): CachedResponse => {
    const known = kept.get(name);
    if (known?.version === version) return known.response;
    const response = jsonResponse(value, 'no-cache');
    kept.set(name, { version, response });
    return response;
  };
}

function addSectionMapRoute(app: FastifyInstance, { releases, gateway }: PageRoutesOptions): void {
  let cached: CachedResponse | undefined;
  releases.onMove(() => (cached = undefined));
  app.get<{ Querystring: { release?: string | string[] } }>(SECTION_MAP, (request, reply) => {
    const { release: id } = request.query;
    if (id === undefined) {
      cached ??= jsonResponse(sectionMapOf(releases.current(), gateway.schoolCode), 'no-cache');
      return sendCached(request, reply, cached);
    }
    const variant = releases.find(String(id));
    reply.header('cache-control', 'private, no-store');
    return variant === undefined
      ? reply.code(404).send({ error: 'this release is not served any more' })
      : reply.send(sectionMapOf(variant, gateway.schoolCode));
  });
}

function jsonResponse(value: unknown, cacheControl: string): CachedResponse {
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
  };
  return createCachedResponse(JSON.stringify(value), { headers });
}
