import type { Gateway } from '@school/gateway/gateway';

import type { OwnContent } from '../content';

/** The sources of generated content. */
export interface GeneratorSources {
  gateway: Pick<Gateway, 'read'>;
  content: Pick<OwnContent, 'current' | 'version'>;
  timeZone: string;
  /** The site's address; calendars of a visitor subscribe to absolute addresses alone. */
  siteUrl?: string | undefined;
}

/** Reads the sources. `generate` runs only when their version, or the content folder, is another. */
export type ContentGenerator<T> = (
  of: GeneratorSources,
  budgetMs: number,
) => Promise<{ version: string; generate: () => T }>;
