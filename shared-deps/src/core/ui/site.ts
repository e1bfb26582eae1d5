import type { Profile, ZoneOffsets } from '@school/contract';
import { createContext, use } from 'react';

/** The school and the site, for every page; part of each page's data block. */
export interface Site {
  profile: Profile;
  /** School code, the last segment of the API's paths. */
  code: string;
  /** IANA name of the zone in which dates are shown. */
  timeZone: string;
  offsets: ZoneOffsets;
  /** Canonical paths of all deployed pages; links to others become plain text. */
  paths: readonly string[];
}

/** The school and the site, for every view of a page. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** @throws outside a page */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('there is no SiteContext around this component');
  return site;
}
