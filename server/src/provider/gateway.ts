import { resourcePath, resources } from '@school/contract';
import type { Language } from '@school/contract/languages';

import { createFolderCertificates } from '../content/certificates';
import { createCounter } from '../lib/create-counter';
import { limitProblems } from '../lib/limit-problems';
import type { Log } from '../lib/log';
import type { Redis } from '../upstream/redis';
import { closeUpstream, type Upstream } from '../upstream/upstream';
import type { UpstreamError } from '../upstream/upstream-error';
import { createProviderCertificates } from './certificate-source';
import { createCertificates } from './certificates';
import { createFolderRecords, type FolderContent } from './folder-records';
import { withNamedAlbums } from './named-albums';
import { createPrepareRecords } from './prepare-records';
import { isAlbum, resourceOf } from './record-source';
import type { SavedLists } from './saved-lists';
import { createShownFiles } from './shown-files';
import { createTcTries } from './tc-tries';
import { createUpstreamCache } from './upstream-cache';

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

/** The school's content folder. */
interface FolderSource {
  current: () => FolderContent;
  /** Whether the site has a file, whichever provider has the records. */
  isOwnFile: (reference: string) => boolean;
  /** Answers for its files. */
  host: Upstream;
}

interface GatewayOptions {
  /** Without one, records and certificates are those of the content folder. */
  provider?: Upstream | undefined;
  content: FolderSource;
  schoolCode: string;
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

interface ReadOptions {
  /** English unless given. */
  language?: Language | undefined;
  /** Resources that take longer are left out. */
  budgetMs?: number | undefined;
}

export function createGateway(options: GatewayOptions) {
  const { provider, content, schoolCode, savedLists } = options;
  const { current, host: own, isOwnFile } = content;
  const { readBudgetMs = READ_BUDGET_MS } = options;
  const log = limitProblems(options.log);
  const failures = createCounter(
    'school_provider_failures_total',
    'Failed requests to the provider since the start.',
    'list',
  );
  const onFailure = (key: string, { message }: UpstreamError) => {
    failures.inc({ list: resourceOf(key) });
    log.problem(`${resourcePath(key, schoolCode)}: ${message}`);
  };
  const prepare = createPrepareRecords(current, log);
  const records = provider
    ? withNamedAlbums(createUpstreamCache({ upstream: provider, schoolCode, prepare, onFailure, savedLists }))
    : createFolderRecords(current);
  const { isNamed, countUnnamed } = createShownFiles(records, Object.keys(resources));
  const read = async (
    key: string,
    { language, budgetMs = readBudgetMs }: ReadOptions,
  ): Promise<LoadedResource | undefined> => {
    if (!isKnown(key)) {
      // it cannot be shown; whether there are any is not known
      log.problem(`a page needs "${key}", which this server does not know`);
      return undefined;
    }
    const value = await records.readWithin(key, budgetMs, language);
    if (typeof value !== 'object') return value && noRecord;
    return { body: value.content.body, version: value.content.response.tag, at: value.at };
  };

  return {
    schoolCode,
    records,
    certificates: createCertificates(
      provider
        ? createProviderCertificates(provider, schoolCode)
        : createFolderCertificates(() => current().certificates),
      options.linkSecret,
    ),
    /** Limits of requests for certificates. */
    tries: createTcTries(schoolCode, options.redis, options.linkSecret),
    tcMisses: createCounter('school_tc_misses_total', 'Requests for certificates that there are not.'),
    log,
    /** Names what is shown of children. */
    policy: () => current().policy,
    /** The host of a file: the school's own content has its files with it, all others are the provider's. */
    hostOf: (reference: string): Upstream => (provider && !isOwnFile(reference) ? provider : own),
    /** Whether the school's policy for pupils leaves a file: a page or a shown record names it. */
    isShownFile: async (reference: string): Promise<boolean> => {
      const { profile, withheld } = current();
      if (withheld.isFile(reference)) return false;
      if (isOwnFile(reference)) return true;
      if (profile.childData !== 'full') return isNamed(reference);
      if (provider) await countUnnamed(reference);
      return true;
    },
    /**
     * Reads resources by their keys (`news/all`, `subGallery/7`), all at once. Undefined for those that are
     * not there in time.
     */
    readAll: (keys: readonly string[], readOptions: ReadOptions = {}) =>
      Promise.all(keys.map((key) => read(key, readOptions))),
    /** The provider's state, for `/healthz`. */
    providerReport: records.report,
    failures,
    /** Ends the connections. Settles when everything is on the disk. */
    close: async () => {
      if (provider) await closeUpstream(provider);
      await savedLists?.settled();
    },
  };
}

const noRecord: LoadedResource = { body: undefined, version: 'none', at: 0 };

function isKnown(key: string): boolean {
  return key in resources || isAlbum(key);
}
