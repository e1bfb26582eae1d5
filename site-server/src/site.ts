import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { createGateway, type Gateway } from '@school/gateway/gateway';
import { openSavedLists } from '@school/gateway/saved-lists';
import { createCertificateLookup } from '@school/gateway/tc';
import { openPictureCache } from '@school/media/pictures/open-cache';
import { createPictures } from '@school/media/pictures/pictures';
import type { Config } from '@school/server-core/config';
import { createResponseMemory } from '@school/server-core/http/response-memory';
import type { Log } from '@school/server-core/log';
import { connectRedis, type Redis } from '@school/server-core/redis';

import { openContent, type OwnContent } from './content';
import { createContentReader } from './generated/content-reader';
import { createNoticeReader } from './notice/urgent-notice';
import { createClock } from './offsets-of';
import { countRequests } from './plugins/metrics';
import { createAutoRollback } from './release/auto-rollback';
import { type CanaryHealth, createCanaryHealth } from './release/canary-health';
import { createCandidateCode } from './release/candidate-code';
import type { CandidateOptions } from './release/candidate-process';
import { openReleases } from './release/releases';
import { createModuleAddresses } from './release/section-hook';
import { createSectionCode, createSectionLoader, type LoadSection } from './release/sections';
import { createVariants } from './release/variants';
import { createPages } from './render/pages';
import { createSeedReader } from './render/seed';
import { sitePagesOf } from './render/site-pages';
import type { SearchPrograms } from './search/feeder';
import { openSearch } from './search/site-search';

export interface SiteOptions {
  config: Config;
  /** The folder whose node_modules has React. */
  root: string;
  /** The release folder. */
  releaseFolder: string;
  log: Log;
  loadSection?: LoadSection;
  /** Left out, candidates run in this process, as the tests' own section does. */
  candidates?: CandidateOptions;
  /** Left out, the search says that it does not answer. */
  search?: SearchPrograms;
  /** The file of the service worker; left out, the one that ends it is sent. */
  worker?: string;
  /** The provider's time for an answer. */
  timeoutMs?: number;
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
  const redis = await connectRedis(config, log);
  const site = () => sitePagesOf(releases.current().routes);
  const folder = config.contentFolder;
  const { timeoutMs = TIMEOUT_MS } = options;
  const content = await openContent({ folder, schoolCode, site, linkSecret, siteUrl, timeoutMs, log });
  const gateway = await openGateway(options, content, redis);
  const readContent = createContentReader({ gateway, content, timeZone, siteUrl });
  const readNotice = createNoticeReader(content, createClock(timeZone));
  const routes = () => releases.current().routes;
  const { cacheFolder } = config;
  const search = openSearch({ gateway, content, routes, cacheFolder, timeZone, log }, options.search);
  const canaryHealth = createCanaryHealth(createAutoRollback(releases, log));
  const candidates = openCandidates(options, canaryHealth);
  const readSeed = createSeedReader(gateway, readContent, search);
  const memory = createResponseMemory();
  const pages = createPages({
    memory,
    content,
    codeOf: createSectionCode(loadSection, candidates?.codeOf),
    readSeed,
    readNotice,
    schoolCode,
    timeZone,
    siteUrl,
    log,
  });
  releases.onMove(() => candidates?.end());
  content.onChange(() => gateway.cache.invalidate());
  return {
    config,
    log,
    releases,
    variants: createVariants({ releases, secret: linkSecret }),
    canaryHealth,
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
      candidates?.close();
      search.close();
      content.close();
      await gateway.close();
      redis?.close();
    },
  };
}

/** The records of the provider, or of the content folder where no provider is named. */
async function openGateway(
  { config, log, timeoutMs = TIMEOUT_MS }: SiteOptions,
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
  };
  if (providerUrl === undefined) return createGateway({ ...common, provider: content.upstream });
  const provider = { url: providerUrl, timeoutMs, ...(apiToken ? { token: apiToken } : {}) };
  const { problem: onProblem } = log;
  const savedLists = await openSavedLists({ cacheFolder, providerUrl, schoolCode, onProblem });
  return createGateway({ ...common, provider, savedLists });
}

/** The processes of candidates; one that dies unasked counts as a failed visit of its canary. */
function openCandidates({ candidates, releaseFolder, root, log }: SiteOptions, health: CanaryHealth) {
  if (candidates === undefined) return undefined;
  return createCandidateCode({
    ...candidates,
    addressOf: createModuleAddresses(releaseFolder, root),
    onDeath: (candidate, error) => {
      log.problem(`the process of ${candidate.package} ${candidate.version} has died`, error);
      if (candidate.type === 'canary') health.add(candidate, randomUUID(), 'failed');
    },
  });
}
