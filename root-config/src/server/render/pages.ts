import type { Site } from '@school/shared-deps';
import { dayAt, isoDay } from '@school/shared-deps/server';

import type { OwnContent } from '../content';
import { holdAnswer, type HeldAnswer } from '../http/held-answer';
import type { Log } from '../log';
import type { Release } from '../release/release';
import type { Releases } from '../release/releases';
import type { LoadSection } from '../release/sections';
import { renderError, renderPage, type Scene } from './render';
import type { Match } from './routing';
import { isAboutNothing, type ReadSeed } from './seed';

/** A page with the moment until which it needs no second look (epoch milliseconds). */
export interface HeldPage {
  answer: HeldAnswer;
  freshUntil: number;
}

export interface Pages {
  /** A page as it is now; rendered again only when something that it is made of has changed. */
  get: (match: Match, search: string) => Promise<HeldPage>;
  error: (status: 400 | 404 | 405 | 500) => HeldAnswer;
}

interface PagesOptions {
  releases: Releases;
  content: OwnContent;
  loadSection: LoadSection;
  readSeed: ReadSeed;
  schoolCode: string;
  timeZone: string;
  log: Log;
}

interface Entry {
  version: string;
  page?: HeldPage;
  pending?: Promise<HeldPage>;
}

const FRESH_MS = 1_000;
const MOST_PAGES = 500;

const errors = {
  400: { reason: 'Bad Request', message: 'The address cannot be read.' },
  404: { reason: 'Not Found', message: 'There is no page at this address.' },
  405: { reason: 'Method Not Allowed', message: 'Pages can only be read.' },
  500: { reason: 'Internal Server Error', message: 'This page cannot be shown at the moment.' },
} as const;

export function createPages(options: PagesOptions): Pages {
  const { releases, content, loadSection, readSeed, timeZone, log } = options;
  const entries = new Map<string, Entry>();

  const sceneOf = (now: number): Scene => {
    const release = releases.current();
    return { release, site: siteOf(release, content, options), now };
  };
  const error = createErrorPages(sceneOf, content);

  const look = async (entry: Entry, match: Match, search: string): Promise<HeldPage> => {
    const { seed, version: seedVersion } = await readSeed(match.route, search);
    const now = Date.now();
    const scene = sceneOf(now);
    const day = isoDay(dayAt(now, timeZone));
    const version = [scene.release.id, content.version(), day, seedVersion].join(' ');
    if (entry.page !== undefined && entry.version === version) {
      return { answer: entry.page.answer, freshUntil: now + FRESH_MS };
    }
    try {
      const html = await renderPage(scene, match, { search, seed }, loadSection);
      entry.version = version;
      const status = isAboutNothing(seed) ? 404 : 200;
      return { answer: holdPage(scene, html, status), freshUntil: Date.now() + FRESH_MS };
    } catch (cause) {
      log.problem(`${match.path} cannot be rendered`, cause);
      entry.version = '';
      return { answer: error(500), freshUntil: Date.now() + FRESH_MS };
    }
  };

  return {
    get: (match, search) => {
      const entry = entryOf(entries, match.path + search);
      if (entry.page !== undefined && entry.page.freshUntil > Date.now()) return Promise.resolve(entry.page);
      entry.pending ??= look(entry, match, search)
        .then((page) => (entry.page = page))
        .finally(() => delete entry.pending);
      return entry.pending;
    },
    error,
  };
}

function createErrorPages(sceneOf: (now: number) => Scene, content: OwnContent): Pages['error'] {
  const held = new Map<string, HeldAnswer>();
  return (status) => {
    const scene = sceneOf(Date.now());
    const key = `${status} ${scene.release.id} ${content.version()}`;
    const known = held.get(key);
    if (known !== undefined) return known;
    if (held.size > MOST_PAGES) held.clear();
    const answer = holdPage(scene, renderError(scene, { status, ...errors[status] }), status);
    held.set(key, answer);
    return answer;
  };
}

/** The entry of a page, the one that was longest not asked for making room. */
function entryOf(entries: Map<string, Entry>, key: string): Entry {
  const entry = entries.get(key) ?? { version: '' };
  entries.delete(key);
  entries.set(key, entry);
  const [oldest] = entries.keys();
  if (entries.size > MOST_PAGES && oldest !== undefined) entries.delete(oldest);
  return entry;
}

function holdPage({ release }: Scene, html: string, status: number): HeldAnswer {
  const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  return holdAnswer(html, { status, headers: { ...release.headers, ...type } });
}

function siteOf(release: Release, content: OwnContent, { schoolCode, timeZone }: PagesOptions): Site {
  return {
    profile: content.current().profile,
    code: schoolCode,
    timeZone,
    paths: release.routes.map(({ path }) => path),
  };
}
