import type { Site } from '@school/contract';
import { createContext, use } from 'react';

/** The school and the site, for every view of a page. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** @throws outside a page */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('there is no SiteContext around this component');
  return site;
}
