import type { Profile, RouteData } from '@school/contract';
import type { Seed } from '@school/shared-deps';

import type { SharedPicture } from '../../derived/entries';
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
  /** The photo that the address names. */
  photo?: SharedPicture | undefined;
  /** Those of all sections. */
  routes: readonly RouteData[];
}

/** Returns the parts of a document that messengers and search engines read. */
export type Describe = (page: DescribedPage) => Pick<PageParts, 'description' | 'link' | 'structuredData'>;
