import path from 'node:path';

import { addClosing } from '@school/content-service';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';

import type { Config } from './config';
import { openContent, type OwnContent } from './content';
import { createGateway, type Gateway } from './gateway/gateway';
import { createDiskCache } from './gateway/pictures/disk-cache';
import { createPictures } from './gateway/pictures/pictures';
import { sendError } from './gateway/refusals';
import { addGatewayRoutes } from './gateway/routes';
import { createHotPath, createHttpServer, pathOf, type HotPath } from './http/hot-path';
import { securityHeaders } from './http/security';
import type { Log } from './log';
import { openReleases, type Releases } from './release/releases';
import { createSectionLoader, type LoadSection } from './release/sections';
import { createPages, type Pages } from './render/pages';
import { addPageRoutes, sendHeld } from './render/routes';
import { createSeedReader } from './render/seed';
import { robotsOf } from './robots';

export interface SiteOptions {
  config: Config;
  /** The folder whose node_modules has React. */
  root: string;
  /** The release folder. */
  releaseFolder: string;
  log: Log;
  loadSection?: LoadSection;
  /** How long the provider may take for an answer. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;

/** The site server, not yet listening. Throws a ContentError, or one line where there is no release. */
export async function buildSite(options: SiteOptions): Promise<FastifyInstance> {
  const { config, root, releaseFolder, log, timeoutMs = TIMEOUT_MS } = options;
  const { schoolCode, timeZone, apiUrl, apiToken, trustedProxies = [] } = config;
  const releases = await openReleases(releaseFolder, log);
  const content = await openContent(config.contentFolder, schoolCode, log);
  const own = { ...content.address, timeoutMs };
  const provider =
    apiUrl === undefined ? own : { url: apiUrl, timeoutMs, ...(apiToken ? { token: apiToken } : {}) };
  const gateway = createGateway({
    provider,
    own,
    schoolCode,
    childData: () => content.current().profile.childData,
    isOwnFile: content.isOwnFile,
    log,
  });
  const pages = createPages({
    releases,
    content,
    loadSection: options.loadSection ?? createSectionLoader(releaseFolder, root),
    readSeed: createSeedReader(gateway, content, log),
    schoolCode,
    timeZone,
    log,
  });

  const hotPath = createHotPath();
  releases.onMove(hotPath.clear);
  content.onChange(() => {
    gateway.lists.clear();
    hotPath.clear();
  });

  const app = createApp({ hotPath, gateway, pages, log, trustedProxies });
  addClosing(app);
  app.addHook('onClose', async () => {
    releases.close();
    await content.close();
  });
  addSmallRoutes(app, { releases, content, gateway, hotPath });
  addGatewayRoutes(app, gateway, hotPath, createPictures(openPictureCache(root, log)));
  addPageRoutes(app, { releases, content, pages, hotPath, schoolCode: config.schoolCode });
  return app;
}

interface AppParts {
  hotPath: HotPath;
  gateway: Gateway;
  pages: Pages;
  log: Log;
  trustedProxies: string[];
}

/** What pictures in other widths take of the disk at most. */
const MOST_PICTURE_BYTES = 512_000_000;

function openPictureCache(root: string, log: Log) {
  const onProblem = (error: unknown) => log.problem('pictures cannot be kept on the disk', error);
  return createDiskCache({
    folder: path.join(root, '.cache/pictures'),
    mostBytes: MOST_PICTURE_BYTES,
    onProblem,
  });
}

function createApp({ hotPath, gateway, pages, log, trustedProxies }: AppParts): FastifyInstance {
  const shownPath = (path: string) => (gateway.certificates.hasTicket(path) ? '/api/image/…' : path);
  const refuse = (request: FastifyRequest, reply: FastifyReply, status: 400 | 405) =>
    isCall(request)
      ? sendError(reply, status, refusals[status])
      : sendHeld(request, reply, pages.error(status));
  const app = fastify({
    serverFactory: (handler) => createHttpServer(handler, { hotPath, log, shownPath }),
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    frameworkErrors: (_error, request, reply) => {
      void refuse(request, reply.headers(securityHeaders), 400);
    },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
  app.setNotFoundHandler((request, reply) => {
    const isTc = request.url.startsWith('/api/tc/');
    reply.header('allow', isTc ? 'POST' : 'GET, HEAD');
    return refuse(request, reply, 405);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.problem(`${request.method} ${shownPath(pathOf(request.url))} failed`, error);
    if (!isCall(request)) return sendHeld(request, reply, pages.error(500));
    return sendError(reply, status, status >= 500 ? 'something went wrong' : error.message);
  });
  return app;
}

const refusals = { 400: 'the address cannot be read', 405: 'this method is not allowed here' };

/** Whether a call of the API is refused, which JSON does, or a page, which the error screen does. */
function isCall({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}

interface SmallParts {
  releases: Releases;
  content: OwnContent;
  gateway: Gateway;
  hotPath: HotPath;
}

function addSmallRoutes(app: FastifyInstance, { releases, content, gateway, hotPath }: SmallParts): void {
  app.get('/assets/*', (request, reply) => {
    const answer = releases.assets.find(request.url);
    if (answer === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not Found');
    hotPath.keep(request.url, answer, Infinity);
    return sendHeld(request, reply, answer);
  });
  app.get('/healthz', (_request, reply) => {
    const { id, sections } = releases.current();
    return reply.header('cache-control', 'no-store').send({
      status: 'ok',
      release: id,
      sections: Object.fromEntries(sections.map(({ name, entry }) => [name, entry])),
      provider: { isAnswering: gateway.isAnswering() ?? null },
    });
  });
  app.get('/favicon.ico', (_request, reply) =>
    reply.code(204).header('cache-control', 'public, max-age=86400').send(),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsOf(content.current().profile)),
  );
}
