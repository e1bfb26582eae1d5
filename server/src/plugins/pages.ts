import { addressIn, splitLanguage } from '@school/contract/languages';
import type { RetiredPath } from '@school/contract/release-file';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';

import { pathOf } from '../http/access-log';
import { cost } from '../http/costs';
import { sendCached } from '../http/send-cached';
import { FRAGMENTS, type Release } from '../pages/release/release';
import type { Releases } from '../pages/release/releases';
import { fragmentOf } from '../pages/render/fragments';
import type { Pages } from '../pages/render/pages';
import { findPageOf } from '../pages/render/routing';
import { sendPage } from '../pages/render/send-page';

interface PageRoutesOptions {
  pages: Pages;
  releases: Pick<Releases, 'current'>;
}

/** Every page and its fragment, and for each other address the page that it meant, or the error screen. */
export const pageRoutes: FastifyPluginCallback<PageRoutesOptions> = (app, { pages, releases }, done) => {
  app.get(`${FRAGMENTS}/*`, cost('rendered'), async (request, reply) => {
    const { url, enqueue } = request;
    const found = await pages.requestOf({ url: url.slice(FRAGMENTS.length), enqueue });
    if (found === undefined) return reply.sendErrorPage(404);
    return sendPage(request, reply, fragmentOf(await pages.get(found)));
  });
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url } = request;
    // links to a circular that were kept named its parameter `paper`
    const renamed = url.replace(/^([^?]*\/Circular\?(?:[^&]*&)*?)paper=/i, '$1circular=');
    if (renamed !== url) return reply.redirect(renamed, 301);
    const found = await pages.requestOf(request);
    if (found !== undefined) return sendPage(request, reply, await pages.get(found));
    const pathname = pathOf(url);
    const release = releases.current();
    const { language, pathname: page } = splitLanguage(pathname);
    const trimmed = page.replace(/(?<=[^/])\/+$/, '');
    if (trimmed !== page && findPageOf(release)(trimmed) !== undefined)
      return reply.redirect(addressIn(language, trimmed) + url.slice(pathname.length), 301);
    const retired = retiredPathOf(release, trimmed);
    if (retired?.to === undefined) return reply.sendErrorPage(retired ? 410 : 404, pathname);
    // browsers are not to remember for ever where a page is that may come back
    return reply
      .header('cache-control', 'public, max-age=3600')
      .redirect(addressIn(language, retired.to), 301);
  };
  app.get('/*', cost('rendered'), (request, reply) => {
    // a page in memory waits for nothing
    const ready = pages.ready(request.url);
    return ready ? sendCached(request, reply, ready.response) : send(request, reply);
  });
  done();
};

function retiredPathOf({ retired }: Release, pathname: string): RetiredPath | undefined {
  return retired.find(({ path }) => path.toLowerCase() === pathname.toLowerCase());
}
