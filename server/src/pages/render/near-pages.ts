import { unescape } from 'node:querystring';

import { needsQuery, type RouteData } from '@school/contract';
import { fold, memoize } from '@school/shared-deps/server';
import { distance as stepsBetween } from 'fastest-levenshtein';

/** At most this many pages are offered for an address that has none. */
const MAX_PAGES = 3;
/** Longer addresses are no misspelt page. */
const MAX_LENGTH = 60;
/** A shorter word is part of too many others. */
const MIN_PART = 4;

/** The pages that an address without one is likely meant to be, the likeliest first. */
export function nearPages(routes: readonly RouteData[], pathname: string): readonly RouteData[] {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  // `calender` of `/school/Calender.html`
  const word = plain(unescape(last).replace(/\.\w{1,5}$/, ''));
  if (word === '' || word.length > MAX_LENGTH) return [];
  return namedRoutesOf(routes)
    .map(({ route, names }) => ({
      route,
      distance: Math.min(...names.map((name) => distanceOf(word, name))),
    }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_PAGES)
    .map(({ route }) => route);
}

/** The pages that need no record, with their names, which are read once for a release. */
const namedRoutesOf = memoize((routes: readonly RouteData[]) =>
  routes.filter((route) => !needsQuery(route)).map((route) => ({ route, names: namesOf(route) })),
);

function namesOf({ path, aliases = [], title, menu, footer }: RouteData): string[] {
  const labels = [menu?.label ?? '', footer?.label ?? ''];
  return [path, ...aliases, title, ...labels].map(plain).filter((name) => name !== '');
}

function plain(text: string): string {
  return fold(text).replace(/[^a-z0-9]/g, '');
}

/** Steps between two words, or Infinity when neither is a misspelling or a part of the other. */
function distanceOf(word: string, name: string): number {
  const [short = '', long = ''] = [word, name].sort((one, other) => one.length - other.length);
  const missing = long.length - short.length;
  if (short.length >= MIN_PART && long.includes(short)) return missing;
  const maxSteps = Math.max(1, Math.floor(word.length / 4));
  const steps = missing > maxSteps ? Infinity : stepsBetween(word, name);
  return steps <= maxSteps ? steps : Infinity;
}
