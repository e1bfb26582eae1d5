import { pagePaths, wordsNames } from '@school/shared-deps/contract';

import { nearest } from './nearest';

/** Pages without words and words without a page, links that lead nowhere, and documents of pages that are no PDFs. */
export function pageRemarks(pages: Readonly<Record<string, unknown>>): string[] {
  const missing = wordsNames
    .filter((name) => !(name in pages))
    .map((name) => `pages/${name}.json: is missing, so that its page is empty`);
  const shown = Object.entries(pages).flatMap(([name, words]) => {
    const empty = isEmpty(words) ? ['blocks has nothing in it, so that its page is empty'] : [];
    return [...withoutPage(name, pages), ...empty, ...wrongLinks(words), ...otherDocuments(words)].map(
      (line) => `pages/${name}.json: ${line}`,
    );
  });
  return [...missing, ...shown];
}

/** A file whose name no page knows; the one that is meant is hardly there already. */
function withoutPage(name: string, pages: Readonly<Record<string, unknown>>): string[] {
  if ((wordsNames as readonly string[]).includes(name)) return [];
  const meant = nearest(
    name,
    wordsNames.filter((known) => !(known in pages)),
  );
  return [`no page shows it${meant === undefined ? '' : `; pages/${meant}.json is meant`}`];
}

function isEmpty(words: unknown): boolean {
  return (words as { blocks?: unknown[] } | undefined)?.blocks?.length === 0;
}

type Place = readonly (string | number)[];

/** Links to pages of the site that there are not, whatever their capitals, query and fragment. */
function wrongLinks(value: unknown, place: Place = []): string[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => wrongLinks(item, [...place, at + 1]));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => wrongLinks(item, [...place, key]));
  }
  const isInner = typeof value === 'string' && place.at(-1) === 'href' && value.startsWith('/');
  return isInner ? wrongLink(value).map((line) => `${place.join(' ')}: ${line}`) : [];
}

function wrongLink(href: string): string[] {
  if (href.startsWith('/api/image/')) return [];
  const path = href.replace(/[?#].*$/, '');
  if (path === '/' || pagePaths.some((known) => known.toLowerCase() === path.toLowerCase())) return [];
  const meant = nearest(path, pagePaths);
  return [`${path} is no page of the site${meant === undefined ? '' : `; ${meant} is meant`}`];
}

/** Whatever has a title and a file is a document, and is shown as one. */
function otherDocuments(value: unknown, place: Place = []): string[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => otherDocuments(item, [...place, at + 1]));
  if (typeof value !== 'object' || value === null) return [];
  const { title, file } = value as { title?: unknown; file?: unknown };
  if (title !== undefined && typeof file === 'string') {
    return /\.pdf$/i.test(file) ? [] : [`${[...place, 'file'].join(' ')}: ${file} must be a PDF`];
  }
  return Object.entries(value).flatMap(([key, item]) => otherDocuments(item, [...place, key]));
}
