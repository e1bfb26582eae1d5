import { createContext, use } from 'react';

import type { PageContext } from '../section/page';
import type { PageFact } from '../section/types';

/** The part of a page's context that each of its views may use. */
export const PageScope = createContext({} as Pick<PageContext, 'site' | 'facts'>);

/** The school and the site; there is none outside a page. */
export function useSite(): PageContext['site'] {
  return use(PageScope).site;
}

/** Reports a fact of the page to the document around it, where there is one. */
export function useReport(fact: PageFact | false): void {
  if (fact) use(PageScope).facts?.push(fact);
}
