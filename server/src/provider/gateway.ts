import { type ChildData, type ResourceName, resourcePath, resources } from '@school/contract';

import { createCounter } from '../http/create-counter';
import { limitProblems } from '../http/limit-problems';
import type { Log } from '../http/log';
import type { Redis } from '../upstream/redis';
import { closeUpstream, type Upstream } from '../upstream/upstream';
import type { UpstreamError } from '../upstream/upstream-error';
import type { Call } from './cache-entry';
import { createCertificates } from './certificates';
import { createPrepareRecords } from './prepare-records';
import { providerReport } from './provider-report';
import type { SavedLists } from './saved-lists';
import { createShownFiles } from './shown-files';
import { createTcTries } from './tc-tries';
import { createUpstreamCache } from './upstream-cache';

/** A resource for the site's own pages. */
export interface LoadedResource {
  /** Undefined for a record that the provider does not have. */
  body: unknown;
  /** The body as bytes. */
  json: Buffer;
  /** Changes with the body. */
  version: string;
  /** When the provider last confirmed it (epoch milliseconds). */
  at: number;
}

export type Gateway = ReturnType<typeof createGateway>;

interface GatewayOptions {
  provider: Upstream;
  /** The school's content folder. */
  own: Upstream;
  schoolCode: string;
  childData: () => ChildData;
  isOwnFile: (reference: string) => boolean;
  /** Signs links to certificates, and hashes what limits count. */
  linkSecret?: string | undefined;
  /** The store that servers share; without it each server limits requests for certificates alone. */
  redis?: Redis | undefined;
  log: Log;
  /** Keeps lists over a restart, if there is one. */
  savedLists?: SavedLists | undefined;
  /** Pages go without resources that take longer. */
  readBudgetMs?: number | undefined;
}

const READ_BUDGET_MS = 1_000;

export function createGateway(options: GatewayOptions) {
  const { provider, own, schoolCode, childData, isOwnFile, savedLists } = options;
  const { readBudgetMs = READ_BUDGET_MS } = options;
  const log = limitProblems(options.log);
  const failures = createCounter(
    'school_provider_failures_total',
    'Failed requests to the provider since the start.',
    'list',
  );
  const onFailure = ({ path, resource }: Call, { message }: UpstreamError) => {
    failures.inc({ list: resource });
    log.problem(`${path}: ${message}`);
  };
  const cache = createUpstreamCache({
    upstream: provider,
    prepare: createPrepareRecords(childData, log),
    onFailure,
    save: savedLists?.save,
  });
  savedLists?.restore((resource, records) => cache.restore(callOf(resource, schoolCode), records));
  const isNamed = createShownFiles(
    cache,
    Object.keys(resources).map((name) => callOf(name, schoolCode)),
  );
  const read = async (key: string, budgetMs: number): Promise<LoadedResource | undefined> => {
    if (!isKnown(key)) {
      log.problem(`a page needs "${key}", which this server does not know`);
      return noRecord;
    }
    const answer = await cache.getWithin(callOf(key, schoolCode), budgetMs);
    if (answer === 'missing') return noRecord;
    if (answer === undefined) return undefined;
    const { content, at } = answer;
    return { body: content.body, json: content.json, version: content.response.tag, at };
  };

  return {
    schoolCode,
    cache,
    certificates: createCertificates(options.linkSecret),
    /** Limits of requests for certificates. */
    tries: createTcTries(schoolCode, options.redis, options.linkSecret),
    tcMisses: createCounter('school_tc_misses_total', 'Requests for certificates that there are not.'),
    log,
    provider,
    own,
    /** The host of a file: the school's own content has its files with it, all others are the provider's. */
    hostOf: (reference: string): Upstream => (isOwnFile(reference) ? own : provider),
    /** Whether the school's policy for pupils leaves a file: a page or a shown record names it. */
    isShownFile: async (reference: string): Promise<boolean> =>
      childData() === 'full' || isOwnFile(reference) || (await isNamed(reference)),
    /**
     * Reads resources by their keys (`news/all`, `subGallery/7`), all at once. Undefined for those that are
     * not there in time.
     */
    readAll: (keys: readonly string[], budgetMs = readBudgetMs) =>
      Promise.all(keys.map((key) => read(key, budgetMs))),
    /** The provider's state, for `/healthz`. */
    providerReport: () => providerReport(cache.lists()),
    failures,
    /** Ends the connections. Settles when everything is on the disk. */
    close: async () => {
      await closeUpstream(provider);
      await savedLists?.settled();
    },
  };
}

const noRecord: LoadedResource = { body: undefined, json: Buffer.of(), version: 'none', at: 0 };

function isKnown(key: string): boolean {
  return key in resources || key.startsWith('subGallery/');
}

/** The call behind a resource's key. */
export function callOf(key: string, schoolCode: string): Call {
  const path = resourcePath(key, schoolCode);
  if (key.startsWith('subGallery/')) return { path, resource: 'subGallery', isBearer: false };
  return { path, resource: key, isBearer: resources[key as ResourceName].bearer };
}
