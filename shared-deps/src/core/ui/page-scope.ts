import type { Site } from '@school/contract';
import { createContext, use } from 'react';

/**
 * A fact of a page that the document around it repeats, or prepares for. Views report it while the server
 * renders them.
 */
export type PageFact =
  /** A part of the page: the document links to it. */
  | { type: 'heading'; id: string; text: string; lang?: string | undefined }
  /** The slides of the large view: the document shows the one that its address names. */
  | { type: 'slides'; slides: readonly { type: string; src: string; alt: string }[] }
  /** Notices that the document opens. */
  | { type: 'notices' }
  /** A choice of the class, which the document remembers. */
  | { type: 'class' };

/** The part of a page's context that each of its views may use. */
export const PageScope = createContext({} as { site: Site; facts?: PageFact[] });

/** The school and the site; there is none outside a page. */
export function useSite(): Site {
  return use(PageScope).site;
}

/** Reports a fact of the page to the document around it, where there is one. */
export function useReport(fact: PageFact | false): void {
  if (fact) use(PageScope).facts?.push(fact);
}
