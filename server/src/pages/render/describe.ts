import type { Profile, RouteData, SchoolYear } from '@school/contract';
import type { Seed } from '@school/shared-deps';

import type { SharedPicture } from '../../generated/entries';
import type { PageParts } from '../document/types';

/** A page with everything that it shows. */
export interface DescribedPage {
  route: RouteData;
  /** The part of the query that the page reads, and the photo that the address names. */
  query: URLSearchParams;
  seed: Seed;
  profile: Profile;
  timeZone: string;
  now: number;
  /** The HTML of its section. */
  html: string;
  /** Those of all sections. */
  routes: readonly RouteData[];
}

/** Facts of the school that pages do not get. */
export interface OwnFacts {
  /** The site's address; without it no address is absolute. */
  siteUrl: string | undefined;
  schoolYear: SchoolYear | undefined;
  /** The picture of pages without one. */
  banner?: SharedPicture | undefined;
}

/** Returns the parts of a document that messengers and search engines read. */
export type Describe = (
  page: DescribedPage,
  own: OwnFacts,
) => Pick<PageParts, 'description' | 'link' | 'structuredData'>;
