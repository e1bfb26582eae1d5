import { walk } from '@school/contract';
import type { RetiredPath } from '@school/contract/release-file';

import { pageName } from './translations';

/** The pages of the site that shows a content folder. */
export interface SitePages {
  /** Paths of all pages. */
  readonly paths: readonly string[];
  /** Names of the content files that pages show. */
  readonly content: readonly string[];
  /** Paths that sections had, and where they lead. */
  readonly retired: readonly RetiredPath[];
}

/**
 * Warnings about documents that are no PDFs. With the site's pages, also about pages without content, content
 * without a page, and links to missing pages.
 */
export function pageWarnings(pages: Readonly<Record<string, unknown>>, site?: SitePages): string[] {
  const shown = Object.entries(pages).flatMap(([name, content]) =>
    [
      ...(site && !site.content.includes(pageName(name)) ? ['no page shows it'] : []),
      ...wrongLinks(content, site?.paths),
      ...otherDocuments(content),
    ].map((line) => `pages/${name}.json: ${line}`),
  );
  const missing = (site?.content ?? []).filter((name) => !(name in pages));
  return [...missing.map((name) => `pages/${name}.json: is missing, so that its page is empty`), ...shown];
}

/** Links to pages that do not exist, whatever their capitals, query and fragment, if the pages are known. */
export function wrongLinks(content: unknown, paths?: SitePages['paths']): string[] {
  if (paths === undefined) return [];
  return [...walk(content)].flatMap(({ value, place }) => {
    const isInner = typeof value === 'string' && place.at(-1) === 'href' && value.startsWith('/');
    if (!isInner || value.startsWith('/api/image/')) return [];
    const path = value.replace(/[?#].*/s, '');
    const isKnown = ['/', ...paths].some((known) => known.toLowerCase() === path.toLowerCase());
    return isKnown ? [] : [`${place.join(' ')}: ${path} is no page of the site`];
  });
}

/** An object with a title and a file is a document. */
function otherDocuments(content: unknown): string[] {
  return [...walk(content)].flatMap(({ value, place }) => {
    const { title, file } = (value ?? {}) as { title?: unknown; file?: unknown };
    const isDocument = title !== undefined && typeof file === 'string';
    const isOther = isDocument && !/\.pdf$/i.test(file);
    return isOther ? [`${[...place, 'file'].join(' ')}: ${file} must be a PDF`] : [];
  });
}
