import { type Language, splitLanguage } from '@school/contract/languages';
import type { PageData, Site } from '@school/shared-deps';
import { dayAt, isoDay } from '@school/shared-deps/server';
import type { FastifyRequest } from 'fastify';

import type { OwnContent } from '../../content/own-content';
import { hasContent } from '../../derived/content-reader';
import type { ReadNotice } from '../../derived/generator';
import { pathOf } from '../../http/access-log';
import { type CachedResponse, createCachedResponse, type Headers } from '../../http/cached-response';
import type { ResponseMemory } from '../../http/response-memory';
import { BusyError } from '../../lib/busy-error';
import type { Log } from '../../lib/log';
import { steadyNow } from '../../lib/steady-now';
import { offsetsOf } from '../../settings/offsets-of';
import { renderDocument } from '../document/document';
import type { PageParts } from '../document/types';
import type { Release } from '../release/release';
import type { LoadSection } from '../release/section-hook';
import type { Describe } from './describe';
import { createErrorPages } from './error-pages';
import { pageOptions, type RenderContext, renderPage, renderScreen, type Screen } from './render';
import { createRenderErrors } from './render-errors';
import { findPageOf, isFreeText, type PageRequest, resourceSearchOf, searchOf, withPhoto } from './routing';
import { isMissingRecord, type ReadSeed, type Seeded } from './seed';

/** A page that is the same for all. */
export interface CachedPage {
  type: 'cached';
  response: CachedResponse;
  /** None of a page that has failed. */
  parts?: PageParts | undefined;
}

/** A page that is sent once: for free text in its address, a posted form, or a missing record. */
export interface SinglePage {
  type: 'single';
  html: string;
  status: number;
  headers: Headers;
  parts?: PageParts | undefined;
}

export type PageResponse = CachedPage | SinglePage;

export type Pages = ReturnType<typeof createPages>;

interface PagesOptions {
  memory: ResponseMemory;
  currentRelease: () => Release;
  content: OwnContent;
  loadSection: LoadSection;
  readSeed: ReadSeed;
  readNotice: ReadNotice;
  describe: Describe | undefined;
  schoolCode: string;
  timeZone: string;
  log: Log;
}

const FRESH_MS = 1_000;
const CONTENT = 'content/';

export function createPages(options: PagesOptions) {
  const { memory, content, currentRelease, loadSection, readSeed, describe } = options;
  const pending = new Map<string, Promise<PageResponse>>();
  const renderErrors = createRenderErrors(options.log);

  /** The release in the language of a path. */
  const releaseOf = (path: string) => {
    const english = currentRelease();
    const { language, pathname } = splitLanguage(path);
    return { language, pathname, release: english.languages[language] ?? english };
  };
  const error = createErrorPages((path) => contextOf(releaseOf(path).release, options), content, memory);

  const find = (path: string) => {
    const { language, pathname, release } = releaseOf(path);
    return { release, match: language === release.language ? findPageOf(release)(pathname) : undefined };
  };

  const renderNow = async (request: PageRequest, { seed }: Seeded): Promise<SinglePage | undefined> => {
    const { release, path, posted } = request;
    const context = contextOf(release, options);
    const data: PageData = { site: context.site, now: context.now, seed, ...(posted && { posted }) };
    try {
      const { parts, errors } = await renderPage(request, data, loadSection, { ...context, describe });
      for (const each of errors) {
        renderErrors.add(`a part of ${path} cannot be rendered`, each, sourceOf(request));
      }
      const status = posted?.status ?? (isMissingRecord(seed) ? 404 : 200);
      const html = renderDocument(parts);
      return { type: 'single', html, ...pageOptions(context, status), ...(status === 200 && { parts }) };
    } catch (cause) {
      if (cause instanceof BusyError) throw cause;
      renderErrors.add(`${path} cannot be rendered`, cause, sourceOf(request));
      return undefined;
    }
  };

  const update = async (key: string, request: PageRequest): Promise<PageResponse> => {
    const { release, route, search } = request;
    const seeded = await readSeed(route, search, release.language);
    const version = versionOf(release, seeded, options);
    const last = memory.get(key);
    if (last?.version === version) {
      last.freshUntil = steadyNow() + FRESH_MS;
      return { type: 'cached', ...last };
    }
    const page = await renderNow(request, seeded);
    if (page !== undefined && (page.status !== 200 || isFreeText(search))) return page;
    const stored = {
      response: page === undefined ? error(500, request.path) : createCachedResponse(page.html, page),
      // a page that fails is tried again once it is no longer fresh
      version: page === undefined ? `${release.id} failed` : version,
      freshUntil: steadyNow() + FRESH_MS,
      parts: page?.parts,
    };
    if (!isFreeText(search)) memory.set(key, stored);
    return { type: 'cached', ...stored };
  };

  const getPosted = async (request: PageRequest): Promise<PageResponse> => {
    const page = await renderNow(request, await readSeed(request.route, '', request.release.language));
    if (page === undefined) return { type: 'cached', response: error(500, request.path) };
    return { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } };
  };

  const fresh = (key: string, { id }: Release): CachedPage | undefined => {
    const cached = memory.get(key);
    // after a move a page that was fresh is not any more
    if (!cached?.version.startsWith(`${id} `) || cached.freshUntil <= steadyNow()) return undefined;
    return { type: 'cached', ...cached };
  };

  const getShared = async (request: PageRequest): Promise<PageResponse> => {
    const { release, path, search, enqueue } = request;
    const key = `page ${path}${search}`;
    const ready = fresh(key, release);
    if (ready !== undefined) return ready;
    const pendingKey = `${release.id} ${key}`;
    const known = pending.get(pendingKey);
    if (known !== undefined) return known;
    const work = () => update(key, request);
    // pages that are cached are few, and everybody's: their update is not charged to one visitor
    const page = (memory.has(key) ? work() : enqueue(work)).finally(() => pending.delete(pendingKey));
    pending.set(pendingKey, page);
    return page;
  };

  return {
    /** The page of an address without a query, where it is in memory as it is now. */
    ready: (url: string): CachedPage | undefined => {
      const { release, match } = find(url);
      return match && fresh(`page ${match.path}`, release);
    },
    /** The page of an address, or undefined when there is none. */
    requestOf: async (visit: Pick<FastifyRequest, 'url' | 'enqueue'>): Promise<PageRequest | undefined> => {
      const pathname = pathOf(visit.url);
      const { release, match } = find(pathname);
      if (match === undefined) return undefined;
      const query = new URLSearchParams(visit.url.slice(pathname.length));
      const search = await searchOf(match, query, () => loadSection(release, match.section)).catch(() =>
        // a section that cannot be loaded is logged where its page is rendered
        resourceSearchOf(match.route, query),
      );
      return { ...match, release, enqueue: visit.enqueue, search: withPhoto(search, query) };
    },
    /**
     * A page as it is now. It is rendered again only when a source of it has changed.
     * @throws BusyError when too many pages are under way, in all or for this visitor
     */
    get: (request: PageRequest): Promise<PageResponse> => {
      if (request.posted === undefined) return getShared(request);
      return request.enqueue(() => getPosted(request));
    },
    error,
    /** A page that no section has, in the language of its path; for one visitor, and no search engine. */
    screen: (path: string, status: number, write: (language: Language) => Screen): SinglePage => {
      const { release } = find(path);
      const context = contextOf(release, options);
      const page = pageOptions(context, status);
      const headers = { ...page.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
      return { type: 'single', html: renderScreen(context, write(release.language)), status, headers };
    },
    renderErrors: renderErrors.counter,
  };
}

function sourceOf({ release, section }: PageRequest) {
  const name = section.name.replace(/^@school\//, '');
  return { section: name, version: release.versions[name] ?? '' };
}

/** Another version for another release, content, day, urgent notice or record. */
function versionOf(
  { id }: Release,
  { version }: Seeded,
  { content, timeZone, readNotice }: PagesOptions,
): string {
  const day = isoDay(dayAt(Date.now(), timeZone));
  return [id, content.version(), day, readNotice()?.id, version].join(' ');
}

function contextOf(
  release: Release,
  { content, schoolCode, timeZone, readNotice }: PagesOptions,
): RenderContext {
  const now = Date.now();
  const { pages } = content.current();
  // a page that shows one content alone is empty without it
  const isWritten = ([key = '', ...others]: readonly string[]) =>
    others.length > 0 || !key.startsWith(CONTENT) || hasContent(key.slice(CONTENT.length), pages);
  const site: Site = {
    // browsers get the days that the server makes of the year, and not the year
    profile: { ...content.current().profile, schoolYear: undefined },
    code: schoolCode,
    timeZone,
    offsets: offsetsOf(timeZone, now),
    paths: release.routes.filter(({ resources }) => isWritten(resources)).map(({ path }) => path),
  };
  return { release, site, now, notice: readNotice(release.language), policy: content.current().policy };
}
