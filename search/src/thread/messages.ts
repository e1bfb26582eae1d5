import type { ResourceName, SearchAnswer, SearchWords } from '@school/shared-deps/contract';

import type { SiteContent } from '../documents/page-documents';
import type { SearchQuery } from '../search-document';
import type { Facts, SavedIndex } from '../search-index';

/** All that the index has besides records and papers. */
export interface SearchedSite extends SiteContent {
  words: SearchWords;
  timeZone: string;
}

/** A paper with the address of its text. */
export interface PaperText {
  file: string;
  /** Its pages' texts. */
  texts: readonly string[];
}

export type SearchJob =
  | { type: 'setSite'; site: SearchedSite }
  /** Records as JSON. */
  | { type: 'setList'; list: ResourceName; json: Uint8Array }
  /** Forgets lists at once, and the papers that they name. */
  | { type: 'clear'; lists: readonly ResourceName[] }
  | { type: 'setPaper'; paper: PaperText }
  /** Papers that documents name, the newest first. */
  | { type: 'papers' }
  /** The index for browsers, where there is no server. */
  | { type: 'save' }
  | { type: 'find'; query: SearchQuery; facts: Facts };

export interface SearchJobOutput {
  papers?: readonly string[];
  answer?: SearchAnswer;
  saved?: SavedIndex;
}
