import type { SectionMap } from '@school/contract';
import { matchRoute } from '@school/shared-deps/bundled';

import { WANTED } from './names';

/** Pages about one visitor or one question: the certificate and the search. */
const NEVER = /^\/(?:tc|search)\/*$/i;
/** Choices of lists, large views, the inspector and the offline page: the page without them is kept. */
const CHOICES = ['year', 'month', 'search', 'shown', 'photo', 'inspect', 'q', 'kind', WANTED];
/** Pictures, lists and content that pages load besides the files of the release; the script of an export. */
const FILES = /^\/(?:api\/(?!(?:search|tc)\b)|content\/)|^\/static-host\.js$/i;
/** The content types that the ends of assets' names promise. */
const ASSET =
  /^(?:js \w+\/javascript|css text\/css|json \w+\/json|woff2 font\/|(?:avif|gif|ico|jpg|png|svg|webp) image\/)/;
const MAX_FILE_BYTES = 10_000_000;

/** Whether the page of an address may be kept. */
export const isKeptPage = ({ pathname }: URL) => !NEVER.test(pathname);

/** Whether an address names a picture, list or document that may be kept. */
export const isKeptFile = ({ pathname }: URL) => FILES.test(pathname);

/** Whether an address names a file of a release, whose content never changes. */
export const isAsset = ({ pathname }: URL) => pathname.startsWith('/assets/');

/** Pages are kept under it: without choices, and in whatever case. */
export function pageKey({ href }: URL): string {
  const key = new URL(href);
  for (const name of CHOICES) key.searchParams.delete(name);
  key.pathname = key.pathname.toLowerCase().replace(/(?<=[^/])\/+$/, '');
  key.hash = '';
  return key.href;
}

/** Whether an answer is for everybody and complete: no certificate or part of a film. */
export function mayBeKept({ status, type, headers }: Response): boolean {
  const isForAll = !/\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '');
  const isFilm = /^(?:video|audio)\//.test(headers.get('content-type') ?? '');
  const bytes = Number(headers.get('content-length') ?? 0);
  return status === 200 && type === 'basic' && isForAll && !isFilm && bytes <= MAX_FILE_BYTES;
}

/** Whether an answer is the asset of an address, and no error page that a proxy sends in its place. */
export function isAssetAnswer(address: string, response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  const [, ending = ''] = /\.(\w+)(?:\?|$)/.exec(address) ?? [];
  return mayBeKept(response) && ASSET.test(`${ending} ${type}`);
}

/**
 * The files of the release that a page needs: those that its document links, and the code of its route. They
 * are undefined when the map of sections is of another release than the document.
 */
export function assetsOf(html: string, path: string, { shell, sections }: SectionMap): string[] | undefined {
  const [, text = '{}'] = /<script type="importmap"[^>]*>([^<]*)</.exec(html) ?? [];
  const { imports = {} } = JSON.parse(text) as { imports?: Record<string, string> };
  if (sections.some(({ name, entry }) => imports[name] !== entry)) return undefined;
  const linked = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, address]) => address);
  const shared = [imports['react'], imports['@school/shared-deps'], shell];
  const own = sections.flatMap(({ routes, entry, css }) => {
    const route = matchRoute(routes, path);
    return route ? [entry, route.file, ...route.needs, ...css.map(({ href }) => href)] : [];
  });
  return [...new Set([...linked, ...shared, ...own])].filter((address) => address !== undefined);
}

/**
 * The release that a document is of. It is undefined for what is no page of the site. So it is for an
 * album of an export: its address has a query, which the host cannot answer.
 */
export function releaseOf(html: string): string | undefined {
  if (/ data-address="[^"]*\?/.test(html)) return undefined;
  return /<main [^>]*data-release="([^"]+)"/.exec(html)?.[1];
}
