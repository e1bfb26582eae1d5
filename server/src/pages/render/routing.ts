import { classNames, type RouteData } from '@school/contract';
import { addressIn, type Language } from '@school/contract/languages';
import type { PostedForm, SectionModule } from '@school/shared-deps';
import { memoize, recordParameters } from '@school/shared-deps/server';

import type { Enqueue } from '../../http/costs';
import type { Release, Section } from '../release/release';

/** A page of a section, and the address by which the document and the section know it. */
export interface Match {
  section: Section;
  route: RouteData;
  /** Canonical spelling in its language, or that of `/` for the home page when it was requested so. */
  path: string;
}

/** A visit's request for a page. */
export interface PageRequest extends Match {
  release: Release;
  /** The part of the query that the page reads, in one spelling for all that mean the same. */
  search: string;
  enqueue: Enqueue;
  /** The form that was posted to the page. */
  posted?: PostedForm;
}

export type FindPage = (pathname: string) => Match | undefined;

/** The routing of a release, which is made once. */
export const findPageOf: (release: Release) => FindPage = memoize(({ sections, language }) =>
  createRouting(sections, language),
);

/** Finds pages whatever their path's case; where two sections claim a path, the first has it. */
export function createRouting(sections: readonly Section[], language: Language = 'en'): FindPage {
  const matches = new Map<string, Match>();
  for (const section of sections) {
    for (const route of section.routes) {
      for (const spelling of [route.path, ...(route.aliases ?? [])]) {
        const key = spelling.toLowerCase();
        const path = addressIn(language, spelling === '/' ? '/' : route.path);
        if (!matches.has(key)) matches.set(key, { section, route, path });
      }
    }
  }
  return (pathname) => matches.get(pathname.toLowerCase());
}

const MAX_VALUE_LENGTH = 200;

/** The part of a query that names a route's resources, with its question mark; empty for most routes. */
export function resourceSearchOf({ resources }: RouteData, query: URLSearchParams): string {
  const used = new URLSearchParams();
  for (const name of resources.flatMap((resource) => resource.split('?')[1]?.split('&') ?? [])) {
    const value = query.get(name) ?? '';
    if (value !== '' && isAllowed(name, value)) used.set(name, cut(value));
  }
  return used.size === 0 ? '' : `?${used.toString()}`;
}

function isAllowed(name: string, value: string): boolean {
  if (name === 'class') return classNames.includes(value);
  return name === 'q' || value.length <= MAX_VALUE_LENGTH;
}

/**
 * The part of a query that a page reads, in one spelling for all that mean the same.
 * @throws what the section throws
 */
export async function searchOf(
  { section, route }: Match,
  query: URLSearchParams,
  loadSection: (section: Section) => Promise<Pick<SectionModule, 'searchOf'>>,
): Promise<string> {
  if (query.size === 0) return '';
  const ofResources = resourceSearchOf(route, query);
  const { searchOf: searchOfPage } = await loadSection(section);
  const ofPage = await searchOfPage(route.path, query);
  return ofResources === '' ? ofPage : ofResources + ofPage.replace('?', '&');
}

/** The beginning of a long text; no character is cut in two. */
function cut(value: string): string {
  return Array.from(value).slice(0, MAX_VALUE_LENGTH).join('');
}

/** Appends the photo that a query names to what the page reads of it. */
export function withPhoto(search: string, query: URLSearchParams): string {
  const photo = query.get('photo') ?? '';
  return /^[1-9]\d{0,4}$/.test(photo) ? `${search}${search === '' ? '?' : '&'}photo=${photo}` : search;
}

/** The part of a query that the page reads, and the photo that its document shows. */
export function splitPhoto(search: string): [search: string, photo: string | undefined] {
  const [left = '', photo] = search.split(/[?&]photo=/);
  return [left, photo];
}

/** Whether a visitor's own words or numbers are part of the query: there is no end of such pages. */
export function isFreeText(search: string): boolean {
  const query = new URLSearchParams(search);
  return ['search', 'q', 'photo', ...recordParameters].some((name) => query.has(name));
}
