import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { OwnContent } from '../content';
import { holdAnswer, type HeldAnswer } from '../http/held-answer';
import { pathOf, type HotPath } from '../http/hot-path';
import { securityHeaders } from '../http/security';
import { sectionMapOf } from '../release/release';
import type { Releases } from '../release/releases';
import type { Pages } from './pages';
import { createRouting, searchOf, type FindPage } from './routing';

interface PageRoutesOptions {
  releases: Releases;
  content: OwnContent;
  pages: Pages;
  hotPath: HotPath;
  schoolCode: string;
}

/** Pages, their words, the map of sections, and what is left: the error screen. */
export function addPageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const { releases, pages, hotPath } = options;
  addWordRoutes(app, options);
  addSectionMapRoute(app, options);

  const findPage = currentRouting(releases);
  app.get('/*', async (request, reply) => {
    const pathname = pathOf(request.url);
    const match = findPage(pathname);
    if (match !== undefined) {
      const search = searchOf(match.route, new URLSearchParams(request.url.slice(pathname.length)));
      const { answer, freshUntil } = await pages.get(match, search);
      if (request.url === match.path + search) hotPath.keep(request.url, answer, freshUntil);
      return sendHeld(request, reply, answer);
    }
    const trimmed = pathname.replace(/\/+$/, '');
    if (trimmed !== pathname && findPage(trimmed) !== undefined) {
      return reply.redirect(trimmed + request.url.slice(pathname.length), 301);
    }
    return sendHeld(request, reply, pages.error(404));
  });
}

export function sendHeld(request: FastifyRequest, reply: FastifyReply, answer: HeldAnswer): FastifyReply {
  const { status, headers, body } = answer.answerTo(request.headers);
  return reply.code(status).headers(headers).send(body);
}

function addWordRoutes(app: FastifyInstance, { content, pages }: PageRoutesOptions): void {
  let held = new Map<string, HeldAnswer>();
  content.onChange(() => (held = new Map()));

  app.get<{ Params: { name: string } }>('/words/:name.json', (request, reply) => {
    const { name } = request.params;
    const words = Object.entries(content.current().pages).find(([each]) => each === name)?.[1];
    if (words === undefined) return sendHeld(request, reply, pages.error(404));
    const answer = held.get(name) ?? holdJson(words, 'public, max-age=60');
    held.set(name, answer);
    return sendHeld(request, reply, answer);
  });
}

function addSectionMapRoute(app: FastifyInstance, { releases, schoolCode }: PageRoutesOptions): void {
  let held: HeldAnswer | undefined;
  releases.onMove(() => (held = undefined));
  app.get('/sections.json', (request, reply) => {
    held ??= holdJson(sectionMapOf(releases.current(), schoolCode), 'no-cache');
    return sendHeld(request, reply, held);
  });
}

function holdJson(value: unknown, cacheControl: string): HeldAnswer {
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
  };
  return holdAnswer(JSON.stringify(value), { headers });
}

/** The routing of the release that is deployed when it is asked. */
function currentRouting(releases: Releases): FindPage {
  let findPage = createRouting(releases.current().sections);
  releases.onMove(() => (findPage = createRouting(releases.current().sections)));
  return (pathname) => findPage(pathname);
}
