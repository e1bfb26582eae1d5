import { limitProblems } from '@school/server-core/limit-problems';
import type { Log } from '@school/server-core/log';
import type { Redis } from '@school/server-core/redis';
import { steadyNow } from '@school/server-core/steady-now';
import { isCircuitOpen, type Upstream } from '@school/server-core/upstream/upstream';
import { NotSentError } from '@school/server-core/upstream/upstream-error';
import { type ChildData, type ResourceName, resources } from '@school/shared-deps/contract';
import { resourcePath } from '@school/shared-deps/server';

import { type Call, contentOf } from './cache-entry';
import { createCertificates } from './certificates';
import { createAlbumStore, createListStore } from './entry-stores';
import { isRecord } from './fetch-records';
import { createKnownAlbums } from './known-albums';
import type { ListFiles } from './list-files';
import { createPrepareRecords, type PrepareRecords } from './prepare-records';
import { createProviderHealth } from './provider-health';
import { createSharedTries } from './shared-tries';
import { createShownFiles } from './shown-files';
import { createTcTries, type TcTries } from './tc-tries';
import { type CacheResult, createUpstreamCache, type EntryStore, type UpstreamCache } from './upstream-cache';

/** A resource for the site's own pages. */
export interface LoadedResource {
  /** Undefined for a record that the provider does not have. */
  body: unknown;
  /** Changes with the body. */
  version: string;
  /** When the provider last confirmed it (epoch milliseconds). */
  at: number;
}

export type Gateway = ReturnType<typeof createGateway>;

interface GatewayOptions {
  provider: Upstream;
  /** The content service beside the site. */
  own: Upstream;
  schoolCode: string;
  childData: () => ChildData;
  isOwnFile: (reference: string) => boolean;
  /** Signs links to certificates. */
  linkSecret?: string | undefined;
  /** The store that servers share; without it each server limits requests for certificates alone. */
  redis?: Redis | undefined;
  log: Log;
  /** Keeps lists over a restart, if there is one. */
  listFiles?: ListFiles | undefined;
}

export function createGateway(options: GatewayOptions) {
  const { provider, own, schoolCode, childData, isOwnFile, listFiles } = options;
  const log = limitProblems(options.log);
  const health = createProviderHealth();
  const failures = new Map<string, number>();
  const onResult = (call: Call, result: CacheResult) => {
    health.note(call, result);
    if (result.type !== 'stale' && result.type !== 'error') return;
    if (result.error instanceof NotSentError) return;
    failures.set(call.resource, (failures.get(call.resource) ?? 0) + 1);
    log.problem(`${call.path}: ${result.error.message}`);
  };
  const records = createPrepareRecords({ childData, log });
  const listStore = createListStore(listFiles);
  if (listFiles !== undefined) restoreLists(listStore, listFiles, { schoolCode, records, log });
  const common = { upstream: provider, records, onResult };
  const lists = createUpstreamCache({ ...common, store: listStore });
  const albums = createKnownAlbums({
    albums: createUpstreamCache({ ...common, store: createAlbumStore() }),
    lists,
    calls: ['gallery/All', 'gallery'].map((key) => callOf(key, schoolCode)),
  });
  const cache = combine(lists, albums);
  const isNamed = createShownFiles(
    lists,
    Object.keys(resources).map((key) => callOf(key, schoolCode)),
  );

  return {
    schoolCode,
    cache,
    certificates: createCertificates(options.linkSecret),
    /** Limits of requests for certificates. */
    tries: openTries(options),
    /** Requests since the start for certificates that there are not. */
    tcMisses: 0,
    log,
    provider,
    own,
    /** The host of a file: the school's own content has its files with it, all others are the provider's. */
    hostOf: (reference: string): Upstream => (isOwnFile(reference) ? own : provider),
    /** Whether the school's policy for pupils leaves a file: a page or a shown record names it. */
    isShownFile: async (reference: string): Promise<boolean> =>
      childData() === 'full' || isOwnFile(reference) || (await isNamed(reference)),
    /** Returns a resource by its key (`news/all`, `subGallery/7`); undefined when it is not there in time. */
    read: async (key: string, budgetMs: number): Promise<LoadedResource | undefined> => {
      const entry = await cache.getWithin(callOf(key, schoolCode), budgetMs);
      if (entry === 'miss') return noRecord;
      return entry && { body: entry.content.body, version: entry.content.response.tag, at: entry.at };
    },
    /** The provider's state, for `/healthz`. */
    providerReport: () => ({ ...health.report(), isPaused: isCircuitOpen(provider) }),
    /** Failed requests to the provider since the start, by their list. */
    failures: (): ReadonlyMap<string, number> => failures,
    /** Settles when everything is on the disk. */
    close: async () => listFiles?.settled(),
  };
}

function openTries({ redis, linkSecret }: GatewayOptions): TcTries {
  if (redis === undefined || linkSecret === undefined) return createTcTries();
  return createSharedTries({ redis, secret: linkSecret });
}

const noRecord: LoadedResource = { body: undefined, version: 'none', at: 0 };

/** The call behind a resource's key. */
export function callOf(key: string, schoolCode: string): Call {
  const path = resourcePath(key, schoolCode);
  if (key.startsWith('subGallery/')) return { path, resource: 'subGallery', isBearer: false };
  return { path, resource: key, isBearer: resources[key as ResourceName].bearer };
}

function combine(lists: UpstreamCache, albums: UpstreamCache): UpstreamCache {
  const cacheOf = (call: Call) => (isRecord(call) ? albums : lists);
  return {
    get: (call) => cacheOf(call).get(call),
    peek: (call) => cacheOf(call).peek(call),
    getWithin: (call, budgetMs) => cacheOf(call).getWithin(call, budgetMs),
    invalidate: () => {
      lists.invalidate();
      albums.invalidate();
    },
  };
}

/**
 * Lists from before a restart are stale. They are prepared again, because the school's policy may have
 * changed.
 */
function restoreLists(
  store: EntryStore,
  { saved }: ListFiles,
  { schoolCode, records, log }: Pick<Gateway, 'schoolCode' | 'log'> & { records: PrepareRecords },
): void {
  for (const { resource, json, at, keptMs } of saved) {
    const call = callOf(resource, schoolCode);
    try {
      const shown = records.prepareNow(resource, json);
      const staleUntil = steadyNow() + at + keptMs - Date.now();
      const content = shown && contentOf(shown, true);
      if (content) store.set(call.path, { call, content, at, keptMs, freshUntil: 0, staleUntil });
    } catch (error) {
      log.problem(`the saved list ${resource} is ignored`, error);
    }
  }
}
