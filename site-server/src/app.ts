import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';

import { addClosing } from '@school/content-service';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';

import type { Config } from '@school/server-core/config';
import { openContent, type OwnContent } from './content';
import { createGateway, type Gateway } from '@school/gateway/gateway';
import { openListFiles } from '@school/gateway/list-files';
import { openPictureCache } from '@school/media/pictures/open-cache';
import { createPictures } from '@school/media/pictures/pictures';
import { sendError } from '@school/server-core/upstream/refusals';
import { addGatewayRoutes } from '@school/gateway/routes';
import { createHotPath, pathOf, type HotPath } from '@school/server-core/http/hot-path';
import { createHttpServer, type ServerLimits } from '@school/server-core/http/http-server';
import { createNetworks } from '@school/server-core/http/networks';
import { securityHeaders } from '@school/server-core/http/security';
import { BusyError } from '@school/server-core/work/work-limit';
import type { Log } from '@school/server-core/log';
import { countRequests } from './metrics';
import { addMonitorRoutes } from './monitor-routes';
import { type CanaryHealth, createCanaryHealth } from './release/canary-health';
import { openReleases, type Releases } from './release/releases';
import { sitePagesOf } from './render/site-pages';
import { createModuleAddresses } from './release/section-hook';
import { createSectionCode, createSectionLoader, type LoadSection } from './release/sections';
import { createAutoRollback } from './release/auto-rollback';
import { createTrialCode } from './release/trial-code';
import type { TrialOptions } from './release/trial-process';
import { addTrialRoutes } from './render/trial-routes';
import { createVariants, previewCookie, type Variants } from './release/variants';
import { errorPageStatus } from './render/error-pages';
import { createPages, type Pages } from './render/pages';
import { CERTIFICATE_FORM } from './render/certificate-form';
import { createGeneratedContent } from './render/generated-content';
import { addPageRoutes } from './render/routes';
import { sendCached } from './render/send-page';
import { createSeedReader } from './render/seed';
import { robotsOf } from './robots';
import { connectRedis } from '@school/server-core/redis';

export interface SiteOptions {
  config: Config;
  /** The folder whose node_modules has React. */
  root: string;
  /** The release folder. */
  releaseFolder: string;
  log: Log;
  loadSection?: LoadSection;
  /** Left out, versions on trial run in this process, as the tests' own section does. */
  trials?: TrialOptions;
  /** The provider's time for an answer. */
  timeoutMs?: number;
  limits?: ServerLimits;
}

const TIMEOUT_MS = 5_000;

/** The site server, not yet listening. Throws a ContentError, or one line where there is no release. */
export async function buildSite(options: SiteOptions): Promise<FastifyInstance> {
  const { config, root, releaseFolder, log, timeoutMs = TIMEOUT_MS } = options;
  const { schoolCode, timeZone, apiUrl, apiToken, linkSecret, trustedProxies = [] } = config;
  const releases = await openReleases(releaseFolder, log);
  const redis = await connectRedis(config, log);
  const site = () => sitePagesOf(releases.current().routes);
  const content = await openContent({ folder: config.contentFolder, schoolCode, site, linkSecret, log });
  const own = { ...content.address, timeoutMs };
  const provider =
    apiUrl === undefined ? own : { url: apiUrl, timeoutMs, ...(apiToken ? { token: apiToken } : {}) };
  const gateway = createGateway({
    provider,
    own,
    schoolCode,
    childData: () => content.current().profile.childData,
    isOwnFile: content.isOwnFile,
    listFiles: await openLists(config, log),
    linkSecret,
    redis,
    log,
  });
  const generate = createGeneratedContent({ gateway, content, timeZone });
  const variants = createVariants({ releases, secret: linkSecret });
  const canaryHealth = createCanaryHealth(createAutoRollback(releases, log));
  const trials = openTrials(options, releases, canaryHealth);
  const pages = createPages({
    content,
    codeOf: createSectionCode(options.loadSection ?? createSectionLoader(releaseFolder, root), trials),
    readSeed: createSeedReader(gateway, content, generate),
    schoolCode,
    timeZone,
    log,
  });

  const hotPath = createHotPath();
  releases.onMove(hotPath.clear);
  content.onChange(() => {
    gateway.cache.invalidate();
    hotPath.clear();
  });

  const requests = countRequests(log);
  const app = createApp({
    hotPath,
    gateway,
    pages,
    variants,
    log: requests.log,
    trustedProxies,
    limits: options.limits,
  });
  addClosing(app);
  app.addHook('onClose', async () => {
    releases.close();
    trials?.close();
    await content.close();
    await gateway.close();
    redis?.close();
  });
  addSmallRoutes(app, { releases, content, hotPath });
  addMonitorRoutes(app, { config, releases, gateway, pages, requests, canaryHealth, redis });
  addTrialRoutes(app, { releases, variants, canaryHealth, pages, secret: linkSecret });
  const pictures = createPictures(openPictureCache(config, log, redis));
  const lookUpCertificate = addGatewayRoutes(app, gateway, hotPath, pictures);
  const parts = { releases, variants, canaryHealth, content, pages, hotPath, gateway };
  addPageRoutes(app, { ...parts, lookUpCertificate, generate });
  return app;
}

/** The processes of versions on trial; one that dies unasked counts as a failed visit of its canary. */
function openTrials(
  { trials, releaseFolder, root, log }: SiteOptions,
  releases: Releases,
  health: CanaryHealth,
) {
  if (trials === undefined) return undefined;
  const code = createTrialCode({
    ...trials,
    addressOf: createModuleAddresses(releaseFolder, root),
    onDeath: (trial, error) => {
      log.problem(`the process of ${trial.package} ${trial.version} has died`, error);
      if (trial.type === 'canary') health.add(trial, randomUUID(), 'failed');
    },
  });
  releases.onMove(code.end);
  return code;
}

interface AppParts {
  hotPath: HotPath;
  gateway: Gateway;
  pages: Pages;
  variants: Variants;
  log: Log;
  trustedProxies: string[];
  limits: ServerLimits | undefined;
}

/** Only a provider elsewhere may be down when the site starts. */
async function openLists({ apiUrl, cacheFolder, schoolCode }: Config, log: Log) {
  if (apiUrl === undefined) return undefined;
  const folder = path.join(cacheFolder, 'upstream');
  return openListFiles({ folder, providerUrl: apiUrl, schoolCode, onProblem: log.problem });
}

/** A request may bring a name and a number: this is larger than any. */
const MAX_BODY_BYTES = 4_096;

function createApp(parts: AppParts): FastifyInstance {
  const { hotPath, gateway, pages, variants, log, trustedProxies, limits } = parts;
  const shownPath = (path: string) => (gateway.certificates.hasLink(path) ? '/api/image/…' : path);
  const isApart = (headers: IncomingHttpHeaders) => previewCookie(headers) !== undefined;
  const isProxy = createNetworks(trustedProxies);
  const serverOptions = { hotPath, log, shownPath, isApart, isProxy, ...(limits && { limits }) };
  const refuse = async (request: FastifyRequest, reply: FastifyReply, status: number, message: string) =>
    isApi(request)
      ? sendError(reply, status, message)
      : sendCached(request, reply, pages.error(await variants.of(request), errorPageStatus(status)));
  const app = fastify({
    serverFactory: (handler) => createHttpServer(handler, serverOptions),
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    frameworkErrors: (_error, request, reply) => {
      void refuse(request, reply.headers(securityHeaders), 400, 'the address cannot be read');
    },
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders);
    if (!request.is404) {
      done();
      return;
    }
    // every GET has a route: refused here, another method's body is not read
    reply.header('allow', allowedAt(request.url));
    void refuse(request, reply, 405, 'this method is not allowed here');
  });
  app.setErrorHandler((error: FastifyError | BusyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (error instanceof BusyError) reply.header('retry-after', error.retryAfterSeconds);
    else if (status >= 500) {
      log.problem(`${request.method} ${shownPath(pathOf(request.url))} failed`, error);
    }
    const isOwn = status < 500 || error instanceof BusyError;
    return refuse(request, reply, status, isOwn ? error.message : 'something went wrong');
  });
  return app;
}

/** Addresses that are only sent to: requests for certificates, and reports of canaries. */
const sentTo = /^\/(?:api\/tc\/[^/]+|report\/[^/]+\/[^/]+)$/;

/** Methods of an address. */
function allowedAt(url: string): string {
  const address = pathOf(url);
  if (sentTo.test(address)) return 'POST';
  return address === CERTIFICATE_FORM ? 'GET, HEAD, POST' : 'GET, HEAD';
}

/** A refused call of the API is answered with JSON, a refused page with the error screen. */
function isApi({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}

interface SmallParts {
  releases: Releases;
  content: OwnContent;
  hotPath: HotPath;
}

function addSmallRoutes(app: FastifyInstance, { releases, content, hotPath }: SmallParts): void {
  app.get('/assets/*', async (request, reply) => {
    const response = await releases.assets.find(request.url);
    if (response === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not Found');
    hotPath.keep(request.url, response, Infinity);
    return sendCached(request, reply, response);
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
