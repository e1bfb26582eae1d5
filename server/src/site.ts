import { describeLink } from '@school/features/metadata/server';
import { createNoticeReader } from '@school/features/notice/server';
import type { SearchPrograms } from '@school/features/search/feeder';
import { openSearch } from '@school/features/search/site-search';

import { openContent, type OwnContent } from './content/own-content';
import { contentAdditions } from './features';
import { openPictureCache } from './files/pictures/open-cache';
import { createPictures } from './files/pictures/pictures';
import { createContentReader } from './generated/content-reader';
import type { Log } from './http/log';
import { createResponseMemory } from './http/response-memory';
import { writeKnownResources } from './pages/release/known-resources';
import { openReleases } from './pages/release/releases';
import { createSectionLoader, type LoadSection } from './pages/release/section-hook';
import { createSectionCode } from './pages/release/sections';
import { createPages } from './pages/render/pages';
import { createSeedReader } from './pages/render/seed';
import { sitePagesOf } from './pages/render/site-pages';
import { countRequests } from './plugins/count-requests';
import { createGateway, type Gateway } from './provider/gateway';
import { openSavedLists } from './provider/saved-lists';
import { createCertificateLookup } from './provider/tc';
import type { Config } from './settings/config';
import { createClock } from './settings/offsets-of';
import { connectRedis, type Redis } from './upstream/redis';

export interface SiteOptions {
  config: Config;
  /** The folder whose node_modules has React. */
  root: string;
  /** The release folder. */
  releaseFolder: string;
  log: Log;
  loadSection?: LoadSection;
  /** Left out, the search says that it does not answer. */
  search?: SearchPrograms;
  /** The file of the service worker; left out, the one that ends it is sent. */
  worker?: string;
  /** The time between two looks for requests that still come while the server ends. */
  graceMs?: number;
  /** The provider's time for an answer. */
  timeoutMs?: number;
  /** A page's time for its records. */
  readBudgetMs?: number;
}

/** The parts of a site behind its routes. */
export type Site = Awaited<ReturnType<typeof openSite>>;

const TIMEOUT_MS = 5_000;

/** Throws a ContentError, or one line where there is no release. */
export async function openSite(options: SiteOptions) {
  const {
    config,
    root,
    releaseFolder,
    log,
    loadSection = createSectionLoader(releaseFolder, root),
  } = options;
  const { schoolCode, timeZone, linkSecret, siteUrl } = config;
  const releases = await openReleases(releaseFolder, log);
  writeKnownResources(releaseFolder);
  const redis = await connectRedis(config, log);
  const site = () => sitePagesOf(releases.current().routes);
  const folder = config.contentFolder;
  const { timeoutMs = TIMEOUT_MS } = options;
  const content = await openContent({ folder, schoolCode, site, linkSecret, siteUrl, timeoutMs, log });
  const gateway = await openGateway(options, content, redis);
  const readContent = createContentReader({ gateway, content, timeZone, siteUrl }, contentAdditions);
  const clock = createClock(timeZone);
  const readNotice = createNoticeReader(content, clock);
  const routes = () => releases.current().routes;
  const { cacheFolder } = config;
  const search = openSearch(
    { gateway, content, routes, cacheFolder, timeZone, log, readNotice, clock },
    options.search,
  );
  const readSeed = createSeedReader(gateway, readContent, search);
  const memory = createResponseMemory();
  const pages = createPages({
    memory,
    describe: describeLink,
    content,
    currentRelease: releases.current,
    codeOf: createSectionCode(loadSection),
    readSeed,
    readNotice,
    schoolCode,
    timeZone,
    siteUrl,
    log,
  });
  content.onChange(() => gateway.cache.invalidate());
  return {
    config,
    log,
    releases,
    content,
    readContent,
    readNotice,
    gateway,
    search,
    lookUpCertificate: createCertificateLookup(gateway),
    pictures: createPictures(openPictureCache(config, log)),
    readSeed,
    pages,
    memory,
    requests: countRequests(log),
    redis,
    close: async () => {
      releases.close();
      await search.close();
      content.close();
      await gateway.close();
      redis?.close();
    },
  };
}

/** The records of the provider, or of the content folder where no provider is named. */
async function openGateway(
  { config, log, timeoutMs = TIMEOUT_MS, readBudgetMs }: SiteOptions,
  content: OwnContent,
  redis: Redis | undefined,
): Promise<Gateway> {
  const { apiUrl: providerUrl, apiToken, cacheFolder, schoolCode, linkSecret } = config;
  const common = {
    own: content.upstream,
    schoolCode,
    childData: () => content.current().profile.childData,
    isOwnFile: content.isOwnFile,
    linkSecret,
    redis,
    log,
    readBudgetMs,
  };
  if (providerUrl === undefined) return createGateway({ ...common, provider: content.upstream });
  const provider = { url: providerUrl, timeoutMs, ...(apiToken ? { token: apiToken } : {}) };
  const { problem: onProblem } = log;
  const savedLists = await openSavedLists({ cacheFolder, providerUrl, schoolCode, onProblem });
  return createGateway({ ...common, provider, savedLists });
}
