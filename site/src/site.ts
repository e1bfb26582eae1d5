import { openContent, type OwnContent } from '@school/server/content/own-content';
import { createContentReader } from '@school/server/derived/content-reader';
import { openPictures } from '@school/server/files/pictures/pictures';
import { createResponseMemory } from '@school/server/http/response-memory';
import type { Log } from '@school/server/lib/log';
import { writeKnownResources } from '@school/server/pages/release/known-resources';
import { openReleases } from '@school/server/pages/release/releases';
import { createSectionLoader, type LoadSection } from '@school/server/pages/release/section-hook';
import { createPages } from '@school/server/pages/render/pages';
import { createSeedReader } from '@school/server/pages/render/seed';
import { sitePagesOf } from '@school/server/pages/render/site-pages';
import { createGateway, type Gateway } from '@school/server/provider/gateway';
import { openSavedLists } from '@school/server/provider/saved-lists';
import type { Config } from '@school/server/settings/config';
import { connectRedis, type Redis } from '@school/server/upstream/redis';

import { openFeatures } from './open-features';

export interface SiteOptions {
  config: Config;
  /** The folder whose node_modules has React. */
  root: string;
  /** The release folder. */
  releaseFolder: string;
  log: Log;
  loadSection?: LoadSection;
  /**
   * The folder of built programs. Left out, PDFs are found by their titles alone, and the service worker is
   * the one that ends itself.
   */
  programs?: string;
  /** The time between two looks for requests that still come while the server ends. */
  graceMs?: number;
  /** The provider's time for an answer. */
  timeoutMs?: number;
  /** A page's time for its records. */
  readBudgetMs?: number;
}

const TIMEOUT_MS = 5_000;

/** Opens the parts of a site. Throws a ContentError, or one line where there is no release. */
export async function openSite(options: SiteOptions) {
  const { config, root, releaseFolder, log, programs } = options;
  const { loadSection = createSectionLoader(releaseFolder, root) } = options;
  const { contentFolder: folder, cacheFolder, siteUrl, linkSecret, schoolCode, timeZone } = config;
  const releases = await openReleases(releaseFolder, log);
  const forgetServer = writeKnownResources(releaseFolder);
  const redis = await connectRedis(config, log);
  const site = () => sitePagesOf(releases.current());
  const content = await openContent({ folder, cacheFolder, siteUrl, site, linkSecret, log });
  const gateway = await openGateway(options, content, redis);
  content.onChange(() => gateway.records.invalidate());
  const pictures = openPictures(config, log);
  const forget = () => void pictures.forget(content.current().withheld.files);
  forget();
  content.onChange(forget);
  const features = openFeatures({ config, log, releases, content, gateway, pictures, programs });
  gateway.certificates.markWith(features.markCertificates);
  const readContent = createContentReader({ gateway, content, config }, features.content);
  const memory = createResponseMemory();
  const pages = createPages({
    schoolCode,
    timeZone,
    log,
    memory,
    content,
    currentRelease: releases.current,
    loadSection,
    readSeed: createSeedReader(gateway, readContent, features),
    readNotice: features.readNotice,
    describe: features.describe,
  });
  const close = async () => {
    forgetServer();
    releases.close();
    features.close();
    content.close();
    await gateway.close();
    redis?.close();
  };
  return { releases, content, gateway, pictures, redis, features, readContent, memory, pages, close };
}

/** The records of the provider, or of the content folder where no provider is named. */
async function openGateway(
  { config, log, timeoutMs = TIMEOUT_MS, readBudgetMs }: SiteOptions,
  content: OwnContent,
  redis: Redis | undefined,
): Promise<Gateway> {
  const { apiUrl: providerUrl, apiToken, cacheFolder, schoolCode, linkSecret } = config;
  const common = { content, schoolCode, linkSecret, redis, log, readBudgetMs };
  if (providerUrl === undefined) return createGateway(common);
  const provider = { url: providerUrl, timeoutMs, ...(apiToken ? { token: apiToken } : {}) };
  const { problem: onProblem } = log;
  const savedLists = await openSavedLists({ cacheFolder, providerUrl, schoolCode, onProblem });
  return createGateway({ ...common, provider, savedLists });
}
