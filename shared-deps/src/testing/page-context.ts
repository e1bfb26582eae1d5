import {
  type PostedForm,
  projectRecords,
  type ResourceKey,
  type RouteData,
  type Seed,
  type Site,
  subGalleryId,
} from '@school/contract';

import { type Api, createApi } from '../core/api/api';
import type { PageContext } from '../core/section/page';

/** "Today" in the tests: a school day in November 2026. */
export const today = Date.parse('2026-11-20T06:00:00Z');

/** An invented school. */
export function createSite(changes: Partial<Site> = {}): Site {
  return {
    code: 'STHILDA',
    timeZone: 'Asia/Kolkata',
    offsets: [],
    paths: ['/home', '/News', '/Events', '/Circular', '/PhotoGallery', '/SubGallery', '/OurSchool'],
    profile: {
      name: "St. Hilda's Convent School",
      shortName: "St. Hilda's",
      motto: 'Light and Learning',
      description: 'A convent school in the hills of Devgarh.',
      address: ['Hill Road', 'Devgarh'],
      phones: ['+91 0000 000 000'],
      fax: '',
      email: 'office@sthilda.example',
      mapUrl: 'https://maps.example/sthilda',
      loginUrl: 'https://portal.example/login',
      alumniRegistrationUrl: 'https://portal.example/alumni',
      social: [{ network: 'youtube', url: 'https://videos.example/sthilda' }],
      apps: { android: 'https://apps.example/android', ios: 'https://apps.example/ios' },
      affiliation: { number: '0000000', schoolCode: '00000' },
      childData: 'full',
    },
    ...changes,
  };
}

/** Answers of the API by resource, as the provider sends them. */
export type Bodies = Readonly<Record<ResourceKey, unknown>>;

/**
 * The seed of a page, fresh.
 * @throws when a record is malformed
 */
export function createSeed(bodies: Bodies): Seed {
  const refuse = (problem: string) => {
    throw new Error(problem);
  };
  const load = (key: ResourceKey, body: unknown) => ({
    records: [projectBody(key, body, refuse)].flat(),
    at: Date.now(),
  });
  return Object.fromEntries(Object.entries(bodies).map(([key, body]) => [key, load(key, body)]));
}

/** The answer to a provider's `body` that the gateway sends to the browser. */
export function projectBody(key: ResourceKey, body: unknown, report: (problem: string) => void): unknown {
  if (/^(?:content|search|text)\//.test(key)) return body;
  return projectRecords(subGalleryId(key) === undefined ? key : 'subGallery', body, report);
}

export interface PageContextOptions {
  route: RouteData;
  /** Path and query; by default the route's path. */
  address?: string;
  /** Records from the server by resource; the page requests the others. */
  seed?: Bodies;
  /** In place of one with the seed. */
  api?: Api;
  site?: Site;
  /** The clock (epoch milliseconds). */
  now?: number;
  /** The form that the server's document answers. */
  posted?: PostedForm;
}

/** The context of a page. */
export function pageContext({
  route,
  address = route.path,
  seed = {},
  site = createSite(),
  now = today,
  posted,
  api = createApi({ schoolCode: site.code, seed: createSeed(seed), jitter: () => 0 }),
}: PageContextOptions): PageContext<ResourceKey> {
  const url = new URL(address, 'http://site');
  return {
    api,
    site,
    route,
    path: url.pathname,
    query: url.searchParams,
    now,
    begun: Date.now(),
    session: createSession(),
    posted,
  };
}

function createSession(): PageContext['session'] {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}
