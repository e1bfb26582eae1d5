/** Pages about one visitor or one question: the certificate and the search. */
const NEVER = new Set(['/tc', '/search']);
/** Choices of lists, large views and the inspector: the page without them is kept. */
const CHOICES = ['year', 'month', 'search', 'shown', 'photo', 'inspect', 'q', 'kind'];
/** Pictures, lists and content that pages load besides the files of the release; the script of an export. */
const FILES = /^\/(?:api|content)\/|^\/static-host\.js$/;
const NEVER_FILES = /^\/api\/(?:search|tc)\b/i;
const MAX_FILE_BYTES = 10_000_000;

/** Whether the page of an address may be kept. */
export function isKeptPage({ pathname }: URL): boolean {
  return !NEVER.has(normalised(pathname));
}

/** The address of a page without the choices in it. */
export function plainAddress({ origin, pathname, search }: URL): URL {
  const plain = new URL(pathname, origin);
  const query = new URLSearchParams(search);
  for (const name of CHOICES) query.delete(name);
  plain.search = query.toString();
  return plain;
}

/** Pages are kept under it: their paths match whatever their case. */
export function pageKey(url: URL): string {
  const plain = plainAddress(url);
  plain.pathname = normalised(plain.pathname);
  return plain.href;
}

function normalised(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=[^/])\/+$/, '');
}

/** Whether an address names a picture, list or document that may be kept with a page. */
export function isKeptFile({ pathname }: URL): boolean {
  return FILES.test(pathname) && !NEVER_FILES.test(pathname);
}

/** Whether an address names a file of a release, whose content never changes. */
export function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/');
}

/** Whether an answer is for everybody and complete: no certificate or part of a film. */
export function mayBeKept({ status, type, headers }: Response): boolean {
  const caching = headers.get('cache-control') ?? '';
  const isForAll = !/\b(?:no-store|private)\b/i.test(caching);
  const media = headers.get('content-type') ?? '';
  const bytes = Number(headers.get('content-length') ?? 0);
  const isFilm = /^(?:video|audio)\//.test(media);
  return status === 200 && type === 'basic' && isForAll && !isFilm && bytes <= MAX_FILE_BYTES;
}

/** The files of the release that a document links, without those that its import map names. */
export function linkedAssets(html: string): string[] {
  const found = html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g);
  return [...new Set([...found].map(([, address = '']) => address))];
}

/** The import map of a document: names to addresses. */
export function importsOf(html: string): Record<string, string> {
  const [, text = '{}'] = /<script type="importmap"[^>]*>([^<]*)</.exec(html) ?? [];
  return (JSON.parse(text) as { imports?: Record<string, string> }).imports ?? {};
}

/**
 * The release that a document is of. It is undefined for what is no page of the site. It is undefined for an
 * album of an export, too: that page has no album, its script opens another one.
 */
export function releaseOf(html: string): string | undefined {
  if (html.includes(' data-record="')) return undefined;
  return /<main [^>]*data-release="([^"]+)"/.exec(html)?.[1];
}
