import type { PostedForm, Profile, Site } from '@school/shared-deps';
import { dayAt, isoDay } from '@school/shared-deps/server';
import { LRUCache } from 'lru-cache';

import type { OwnContent } from '../content';
import { MAX_CACHE_BYTES } from '@school/server-core/http/cache-sizes';
import {
  createCachedResponse,
  type CachedResponse,
  type Headers,
} from '@school/server-core/http/cached-response';
import { BusyError, createWorkLimit } from '@school/server-core/work/work-limit';
import type { Log } from '@school/server-core/log';
import type { CodeOf } from '../release/sections';
import { runsTrial, type Variant } from '../release/variants';
import { steadyNow } from '@school/server-core/steady-now';
import { createErrorPages, type ErrorPages } from './error-pages';
import { offsetsOf } from './offsets-of';
import { pageOptions } from './page-options';
import { renderPage, type RenderContext } from './render';
import { createRenderErrors, type RenderErrors } from './render-errors';
import { isFreeText, type Match, resourceSearchOf, searchOf } from './routing';
import { isMissingRecord, type ReadSeed, type Seeded } from './seed';

/** A page that needs no second look until a moment, by `steadyNow`. */
export interface CachedPage {
  type: 'cached';
  response: CachedResponse;
  freshUntil: number;
}

/** A page that is sent once: free text is in its address, or there is nothing at it. */
export interface SinglePage {
  type: 'single';
  html: string;
  status: number;
  headers: Headers;
}

export type PageResponse = CachedPage | SinglePage;

export interface Pages {
  /**
   * The part of a query that a page reads, in one spelling for all that mean the same; undefined where the code of a
   * version on trial fails. Rejects with a BusyError when that has too much to do.
   */
  searchOf: (variant: Variant, match: Match, query: URLSearchParams, visitor: string) => Promise<Search>;
  /**
   * A page as it is now. It is rendered again only when something that it is made of has changed.
   * Rejects with a BusyError when too many pages are under way, in all or for this visitor.
   */
  get: (variant: Variant, match: Match, search: Search, visitor: string) => Promise<PageResponse>;
  /** A page with the form that was posted to it; it is sent once, to this visitor. */
  getPosted: (variant: Variant, match: Match, posted: PostedForm, visitor: string) => Promise<PageResponse>;
  error: ErrorPages;
  /** How many errors parts of pages, or whole pages, have thrown since the start. */
  renderErrors: () => number;
  /** The same by section and version. */
  renderErrorsOf: RenderErrors['entries'];
}

type Search = string | undefined;

interface PagesOptions {
  content: OwnContent;
  codeOf: CodeOf;
  readSeed: ReadSeed;
  schoolCode: string;
  timeZone: string;
  log: Log;
}

interface Entry extends CachedPage {
  /** Of the variant: after a move a page that was fresh is not any more. */
  variantKey: string;
  version: string;
}

const FRESH_MS = 1_000;
/** Pages under way at once: waiting for records, for their turn, or rendered. */
const MAX_UNDER_WAY = 64;
const MAX_PER_VISITOR = 16;

export function createPages(options: PagesOptions): Pages {
  const { content, readSeed, log } = options;
  const cache = new LRUCache<string, Entry>({
    maxSize: MAX_CACHE_BYTES.pages,
    sizeCalculation: ({ response }) => response.bytes,
  });
  // apart, so that a flood of made-up addresses takes the place of no page
  const missing = new LRUCache<string, SinglePage & { version: string }>({
    maxSize: MAX_CACHE_BYTES.missing,
    sizeCalculation: ({ html }) => html.length,
  });
  const pending = new Map<string, Promise<PageResponse>>();
  const createLimit = () => createWorkLimit({ maxInAll: MAX_UNDER_WAY, maxPerVisitor: MAX_PER_VISITOR });
  // a version on trial that hangs keeps its own visits waiting, and no others
  const limits = { live: createLimit(), canary: createLimit(), preview: createLimit() };
  const limitOf = ({ trial }: Variant) => limits[trial?.type ?? 'live'];
  const renderErrors = createRenderErrors(log);
  const error = createErrorPages((variant) => contextOf(variant, options), content);

  const note = (variant: Variant, match: Match, cause: unknown): void => {
    if (cause instanceof BusyError) throw cause;
    renderErrors.add(`${match.path} cannot be rendered`, cause, sourceOf(variant, match));
  };
  const failedPage = (variant: Variant): CachedPage => {
    return { type: 'cached', response: error(variant, 500), freshUntil: 0 };
  };
  const renderNow = async (
    variant: Variant,
    match: Match,
    search: string,
    { seed }: Seeded,
    posted?: PostedForm,
  ): Promise<SinglePage | undefined> => {
    const context = contextOf(variant, options);
    try {
      const { html, errors } = await renderPage(context, match, { search, seed, posted }, options.codeOf);
      const source = sourceOf(variant, match);
      for (const each of errors) renderErrors.add(`a part of ${match.path} cannot be rendered`, each, source);
      const status = posted?.status ?? (isMissingRecord(seed) ? 404 : 200);
      return { type: 'single', html, ...pageOptions(context, status) };
    } catch (cause) {
      note(variant, match, cause);
      return undefined;
    }
  };

  const update = async (
    key: string,
    variant: Variant,
    match: Match,
    search: string,
  ): Promise<PageResponse> => {
    const seeded = await readSeed(match.route, search);
    const version = versionOf(variant, seeded, options);
    const last = cache.get(key);
    if (last?.version === version) {
      last.freshUntil = steadyNow() + FRESH_MS;
      return last;
    }
    const known = missing.get(key);
    if (known?.version === version) return known;
    const page = await renderNow(variant, match, search, seeded);
    if (page?.status === 404) missing.set(key, { ...page, version });
    if (page !== undefined && (page.status !== 200 || isFreeText(search))) return page;
    const response = page === undefined ? error(variant, 500) : createCachedResponse(page.html, page);
    // a page that fails is tried again once it is no longer fresh
    const entry: Entry = {
      type: 'cached',
      response,
      variantKey: variant.key,
      version: page === undefined ? '' : version,
      freshUntil: steadyNow() + FRESH_MS,
    };
    if (!isFreeText(search)) cache.set(key, entry);
    return entry;
  };

  return {
    searchOf: (variant, match, query, visitor) => {
      const load = (section: Match['section']) => options.codeOf(variant, section);
      const read = () => searchOf(match, query, load);
      // a section that cannot be loaded is logged, and answered with an error, where its page is rendered
      if (query.size === 0 || !runsTrial(variant, match.section))
        return read().catch(() => resourceSearchOf(match.route, query));
      return limitOf(variant)
        .run(visitor, read)
        .catch((cause: unknown) => {
          note(variant, match, cause);
          return undefined;
        });
    },
    get: (variant, match, search, visitor) => {
      if (search === undefined) return Promise.resolve(failedPage(variant));
      const key = `${kindOf(variant)} ${match.path}${search}`;
      const cached = cache.get(key);
      const isFresh = cached?.variantKey === variant.key && cached.freshUntil > steadyNow();
      if (isFresh) return Promise.resolve(cached);
      const pendingKey = `${variant.key} ${key}`;
      const known = pending.get(pendingKey);
      if (known !== undefined) return known;
      const work = () => update(key, variant, match, search);
      // pages that are cached are few, and everybody's: their update is not charged to one visitor
      const page = (cached === undefined ? limitOf(variant).run(visitor, work) : work()).finally(() =>
        pending.delete(pendingKey),
      );
      pending.set(pendingKey, page);
      return page;
    },
    getPosted: (variant, match, posted, visitor) =>
      limitOf(variant).run(visitor, async () => {
        const seeded = await readSeed(match.route, '');
        const page = await renderNow(variant, match, '', seeded, posted);
        if (page === undefined) return failedPage(variant);
        return { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } };
      }),
    error,
    renderErrors: renderErrors.count,
    renderErrorsOf: renderErrors.entries,
  };
}

/** A page takes the place of the one that was live before; those of trials are beside it. */
function kindOf({ trial, headers }: Variant): string {
  const name = trial === undefined ? 'live' : `${trial.type} ${trial.package}@${trial.version}`;
  return `${headers['cache-control']} ${name}`;
}

function sourceOf({ release }: Variant, { section }: Match) {
  const name = section.name.replace(/^@school\//, '');
  return { section: name, version: release.versions[name] ?? '' };
}

/** Another version for another release, content, day or record. */
function versionOf({ key }: Variant, { version }: Seeded, { content, timeZone }: PagesOptions): string {
  const day = isoDay(dayAt(Date.now(), timeZone));
  return [key, content.version(), day, version].join(' ');
}

function contextOf(variant: Variant, options: PagesOptions): RenderContext {
  return { variant, site: siteOf(variant, options), now: Date.now() };
}

/** Browsers get the days that the server makes of the year, and not the year. */
function sentProfile(profile: Profile): Profile {
  return { ...profile, schoolYear: undefined };
}

function siteOf({ release }: Variant, { content, schoolCode, timeZone }: PagesOptions): Site {
  return {
    profile: sentProfile(content.current().profile),
    code: schoolCode,
    timeZone,
    offsets: offsetsOf(timeZone, Date.now()),
    paths: release.routes.map(({ path }) => path),
  };
}
