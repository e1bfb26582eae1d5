import { extname } from 'node:path';

import { contentType } from 'mime-types';

const UNKNOWN = 'application/octet-stream';

/** Endings that the registry names otherwise than browsers do. */
const browserTypes: Readonly<Record<string, string>> = { '.ico': 'image/x-icon', '.m4v': 'video/mp4' };

/** Types that a browser shows or passes to another program, and never runs as part of the site. */
const servedTypes =
  /^(?:(?:audio|image|video)\/|text\/(?:csv|plain|vtt)|application\/(?:epub|msword|pdf|vnd\.|zip))/;

/** The content type by the name's ending. A browser saves unknown types instead of showing them. */
export function contentTypeOf(name: string): string {
  const ending = extname(name).toLowerCase();
  const type = browserTypes[ending] ?? (ending === '' ? false : contentType(`name${ending}`));
  return type !== false && servedTypes.test(type) ? type : UNKNOWN;
}

/** The Content-Disposition of a file that is shown, and saved under its own name (RFC 6266). */
export function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  if (plain === name) return `inline; filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
