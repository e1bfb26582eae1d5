import type { RouteData } from '@school/shared-deps';

import type { Section } from '../release/release';

/** A page of a section, and the address by which the document and the section know it. */
export interface Match {
  section: Section;
  route: RouteData;
  /** Canonical spelling, or `/` for the home page when it was asked for so. */
  path: string;
}

export type FindPage = (pathname: string) => Match | undefined;

/** Finds pages whatever their path's case; where two sections claim a path, the first has it. */
export function createRouting(sections: readonly Section[]): FindPage {
  const matches = new Map<string, Match>();
  for (const section of sections) {
    for (const route of section.routes) {
      for (const spelling of [route.path, ...(route.aliases ?? [])]) {
        const key = spelling.toLowerCase();
        const path = spelling === '/' ? '/' : route.path;
        if (!matches.has(key)) matches.set(key, { section, route, path });
      }
    }
  }
  return (pathname) => matches.get(pathname.toLowerCase());
}

const MOST_VALUE = 200;

/** The part of a query that a route's page and its resources ask for, always spelt the same; empty for most routes. */
export function searchOf({ resources, query: names = [] }: RouteData, query: URLSearchParams): string {
  const used = new URLSearchParams();
  for (const name of [...names, ...resources.flatMap((resource) => resource.split('?')[1] ?? [])]) {
    const value = query.get(name) ?? '';
    if (value !== '' && value.length <= MOST_VALUE) used.set(name, value);
  }
  return used.size === 0 ? '' : `?${used.toString()}`;
}
