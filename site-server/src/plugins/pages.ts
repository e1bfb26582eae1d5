import type { RetiredPath } from '@school/release/release-file';
import { pathOf } from '@school/server-core/http/access-log';
import type { FastifyPluginCallback } from 'fastify';

import { FRAGMENTS, type Release } from '../release/release';
import { runsCandidate } from '../release/variants';
import { createFragments } from '../render/fragments';
import type { PageResponse } from '../render/pages';
import { findPageOf, type PageRequest } from '../render/routing';
import { sendPage } from '../render/send-page';
import type { Site } from '../site';

type PagesOptions = Pick<Site, 'pages' | 'canaryHealth'>;

/** Every page and its fragment, and for each other address the page that it meant, or the error screen. */
export const pages: FastifyPluginCallback<PagesOptions> = (app, options, done) => {
  const { canaryHealth } = options;
  const note = (ip: string, { variant, section }: PageRequest, page: PageResponse) => {
    if (page.type !== 'cached') return;
    const { candidate } = variant;
    const isFailed = page.response.status === 500;
    if (candidate?.type === 'canary' && isFailed && runsCandidate(variant, section))
      canaryHealth.add(candidate, ip, 'failed');
  };
  const fragmentOf = createFragments();
  app.get(`${FRAGMENTS}/*`, async (request, reply) => {
    const { url, ip, variant } = request;
    const found = await options.pages.requestOf({ url: url.slice(FRAGMENTS.length), ip, variant });
    if (found === undefined) return reply.sendErrorPage(404);
    const fragment = fragmentOf(await options.pages.get(found));
    note(ip, found, fragment);
    return sendPage(request, reply, fragment);
  });
  app.get('/*', async (request, reply) => {
    const { url } = request;
    const found = await options.pages.requestOf(request);
    if (found !== undefined) {
      const page = await options.pages.get(found);
      note(request.ip, found, page);
      return sendPage(request, reply, page);
    }
    const pathname = pathOf(url);
    const { release } = await request.variant;
    const trimmed = pathname.replace(/(?<=[^/])\/+$/, '');
    if (trimmed !== pathname && findPageOf(release)(trimmed) !== undefined)
      return reply.redirect(trimmed + url.slice(pathname.length), 301);
    const retired = retiredPathOf(release, trimmed);
    if (retired?.to === undefined) return reply.sendErrorPage(retired ? 410 : 404, pathname);
    // browsers are not to remember for ever where a page is that may come back
    return reply.header('cache-control', 'public, max-age=3600').redirect(retired.to, 301);
  });
  done();
};

function retiredPathOf({ retired }: Release, pathname: string): RetiredPath | undefined {
  return retired.find(({ path }) => path.toLowerCase() === pathname.toLowerCase());
}
