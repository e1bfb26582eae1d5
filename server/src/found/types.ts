import type { Profile, RouteData, SchoolYear } from '@school/contract';
import type { Seed } from '@school/shared-deps';

import type { Entry, SharedPicture } from '../generated/entries';

/** The page, record or photo of an address, as messengers and search engines show it. */
export interface Subject {
  title: string;
  /** A sentence or two of its own. */
  description: string;
  /** Left out, a link shows the school's banner. */
  picture?: SharedPicture | undefined;
  /** The record that the address names. */
  entry?: Entry | undefined;
}

/** A page with everything that it shows. */
export interface SubjectSource {
  route: RouteData;
  /** The part of the query that the page reads, and the photo that the address names. */
  query: URLSearchParams;
  seed: Seed;
  profile: Profile;
  timeZone: string;
  now: number;
  /** The HTML of its section. */
  html: string;
}

/** A page with what describes it for machines (schema.org). */
export interface DataSource extends SubjectSource {
  subject: Subject;
  /** The site's address, or empty: then addresses begin with their path. */
  base: string;
  schoolYear: SchoolYear | undefined;
  routes: readonly RouteData[];
}
