import { matchRoute, type SectionMap } from '@school/contract';
import { splitLanguage } from '@school/contract/languages';
import { POLICY } from '@school/contract/offline';

/** Pages about one visitor or one question: the certificate and the search. */
const NEVER = /^\/(?:tc|search)\/*$/i;
/** Parameters that make another page; all others are choices, or of those who count visits. */
export const PAGE_PARAMETERS: readonly string[] = ['id'];
/** Pictures, lists and content that pages load besides the files of the release; the script of an export. */
const FILES = /^\/(?:api\/(?!(?:search|tc)\b)|content\/)|^\/static-host\.js$/i;
const MAX_FILE_BYTES = 10_000_000;

/** Whether the page of an address may be kept. */
export const isKeptPage = ({ pathname }: URL) => !NEVER.test(splitLanguage(pathname).pathname);

/** Whether an address names a picture, list or document that may be kept. */
export const isKeptFile = ({ pathname }: URL) => FILES.test(pathname);

/** Whether an address names a file of a release, whose content never changes. */
export const isAsset = ({ pathname }: URL) => pathname.startsWith('/assets/');

/** Pages are kept under it: without choices, and in whatever case. */
export function pageKey({ href }: URL): string {
  const key = new URL(href);
  for (const name of [...key.searchParams.keys()]) {
    if (!PAGE_PARAMETERS.includes(name)) key.searchParams.delete(name);
  }
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

/** Whether an answer is the asset of a request: the browser has compared it with the request's hash. */
export const isAssetAnswer = ({ integrity }: Request, response: Response) =>
  integrity !== '' && mayBeKept(response);

/** The hashes of files that a document names, by their addresses. */
export function hashesOf(html: string): Record<string, string> {
  const { integrity = {} } = importMapOf(html);
  const linked = [...html.matchAll(/<link [^>]*href="(\/assets\/[^"]+)"[^>]* integrity="([^"]+)"/g)];
  const styles = linked.map(([, address = '', hash = '']) => [address, hash] as const);
  return { ...integrity, ...Object.fromEntries(styles) };
}

const NEWEST = 5;

/** PDFs for days without a network: the fees, which each menu has, and the newest circulars. */
export function pdfsOf(html: string): string[] {
  const pdfs = [...html.matchAll(/ href="(\/api\/image\/[^"]+\.pdf)"/g)].map(([, address = '']) => address);
  return [...new Set(pdfs)].slice(0, 1 + NEWEST);
}

interface ImportMap {
  imports?: Record<string, string>;
  integrity?: Record<string, string>;
}

function importMapOf(html: string): ImportMap {
  const [, text = '{}'] = /<script type="importmap"[^>]*>([^<]*)</.exec(html) ?? [];
  return JSON.parse(text) as ImportMap;
}

/**
 * The files of the release that a page needs: those that its document links, and the code of its route. They
 * are undefined when the map of sections is of another release than the document.
 */
export function assetsOf(html: string, path: string, { shell, sections }: SectionMap): string[] | undefined {
  const { imports = {} } = importMapOf(html);
  if (sections.some(({ name, entry }) => imports[name] !== entry)) return undefined;
  const linked = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, address]) => address);
  const shared = [imports['react'], imports['@school/shared-deps'], shell];
  const own = sections.flatMap(({ routes, entry }) => {
    const route = matchRoute(routes, splitLanguage(path).pathname);
    return route ? [entry, route.file, ...route.needs] : [];
  });
  return [...new Set([...linked, ...shared, ...own])].filter((address) => address !== undefined);
}

/**
 * The release that a document is of. It is undefined for what is no page of the site. So it is for an
 * album of an export: its address has a query, which the host cannot answer.
 */
export function releaseOf(html: string): string | undefined {
  if (/<script\b[^>]* data-address="[^"]*\?/.test(html)) return undefined;
  return /<main [^>]*data-release="([^"]+)"/.exec(html)?.[1];
}

/** Names what the school showed of children when it made a document. */
export function policyOf(html: string): string | undefined {
  return new RegExp(`<main [^>]*${POLICY}="([\\w-]+)"`).exec(html)?.[1];
}
