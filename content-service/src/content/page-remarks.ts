import { type Place, walk } from '@school/shared-deps/contract';

import { nearest } from './nearest';

/** The pages of the site that shows a content folder. */
export interface SitePages {
  /** Paths of all pages. */
  readonly paths: readonly string[];
  /** Names of the content files that pages show. */
  readonly content: readonly string[];
}

type Pages = Readonly<Record<string, unknown>>;

/**
 * Remarks about empty pages and documents that are no PDFs. With the site's pages, also about pages without
 * content, content without a page, and links to missing pages.
 */
export function pageRemarks(pages: Pages, site: SitePages | undefined): string[] {
  const shown = Object.entries(pages).flatMap(([name, content]) =>
    [
      ...(site ? withoutPage(name, pages, site) : []),
      ...(isEmpty(content) ? ['blocks has nothing in it, so that its page is empty'] : []),
      ...wrongLinks(content, site?.paths),
      ...otherDocuments(content),
    ].map((line) => `pages/${name}.json: ${line}`),
  );
  const missing = (site?.content ?? []).filter((name) => !(name in pages));
  return [...missing.map((name) => `pages/${name}.json: is missing, so that its page is empty`), ...shown];
}

/** A file that no page shows; a similar name whose file is missing is likely meant. */
function withoutPage(name: string, pages: Pages, { content }: SitePages): string[] {
  if (content.includes(name)) return [];
  const meant = nearest(
    name,
    content.filter((known) => !(known in pages)),
  );
  return [`no page shows it${meant === undefined ? '' : `; pages/${meant}.json is meant`}`];
}

function isEmpty(content: unknown): boolean {
  return (content as { blocks?: unknown[] } | undefined)?.blocks?.length === 0;
}

/** Links to pages that do not exist, whatever their capitals, query and fragment, if the pages are known. */
export function wrongLinks(content: unknown, paths: SitePages['paths'] | undefined): string[] {
  if (paths === undefined) return [];
  return [...walk(content)].flatMap(({ value, place }) => {
    const isInner = typeof value === 'string' && place.at(-1) === 'href' && value.startsWith('/');
    return isInner ? wrongLink(value, paths).map((line) => `${textOf(place)}: ${line}`) : [];
  });
}

function wrongLink(href: string, paths: SitePages['paths']): string[] {
  if (href.startsWith('/api/image/')) return [];
  const path = href.replace(/[?#].*/s, '');
  if (path === '/' || paths.some((known) => known.toLowerCase() === path.toLowerCase())) return [];
  const meant = nearest(path, paths);
  return [`${path} is no page of the site${meant === undefined ? '' : `; ${meant} is meant`}`];
}

/** An object with a title and a file is a document. */
function otherDocuments(content: unknown): string[] {
  return [...walk(content)].flatMap(({ value, place }) => {
    const { title, file } = (value ?? {}) as { title?: unknown; file?: unknown };
    const isDocument = title !== undefined && typeof file === 'string';
    return isDocument && !/\.pdf$/i.test(file)
      ? [`${textOf([...place, 'file'])}: ${file} must be a PDF`]
      : [];
  });
}

function textOf(place: Place): string {
  return place.join(' ');
}
