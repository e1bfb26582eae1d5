import { extname } from 'node:path';

import type { FileIndex, StoredFile } from './files';

type Kind = 'PDF' | 'JPEG' | 'PNG' | 'GIF' | 'WebP' | 'AVIF' | 'MP4' | 'WebM';

const kindOfEnding: Readonly<Record<string, Kind>> = {
  '.pdf': 'PDF',
  '.jpg': 'JPEG',
  '.jpeg': 'JPEG',
  '.png': 'PNG',
  '.gif': 'GIF',
  '.webp': 'WebP',
  '.avif': 'AVIF',
  '.mp4': 'MP4',
  '.webm': 'WebM',
};

const pictures: readonly (Kind | undefined)[] = ['JPEG', 'PNG', 'GIF', 'WebP', 'AVIF'];

/** Pictures that browsers do not show. */
const strangePicture = /\.(?:heic|heif|tiff?|bmp|psd|ai|cdr|raw|dng)$/i;

/** The gateway resizes pictures, but has to read each one once. A larger one is usually a mistake. */
const MAX_PICTURE_BYTES = 10_000_000;
/** More takes minutes over a slow mobile network. */
const MAX_PDF_BYTES = 20_000_000;

/** The kind of a file by its first bytes. */
export function kindOf(start: Buffer): Kind | undefined {
  const text = start.toString('latin1');
  if (text.includes('%PDF-')) return 'PDF';
  if (text.startsWith('\xff\xd8\xff')) return 'JPEG';
  if (text.startsWith('\x89PNG')) return 'PNG';
  if (text.startsWith('GIF8')) return 'GIF';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'WebP';
  if (text.startsWith('\x1a\x45\xdf\xa3')) return 'WebM';
  if (text.slice(4, 8) !== 'ftyp') return undefined;
  return /^avi[fs]/.test(text.slice(8, 12)) ? 'AVIF' : 'MP4';
}

/**
 * Files of another kind than the name says, of a kind that no browser shows, or with too many bytes.
 * @param folder the first part of a problem's line, such as `files`
 */
export function fileRemarks(files: FileIndex, folder: string): string[] {
  return [...files.byPath].flatMap(([path, file]) => {
    const remark = remarkOn(file);
    return remark === undefined ? [] : [`${folder}/${path}: ${remark}`];
  });
}

function remarkOn({ name, size, start }: StoredFile): string | undefined {
  if (strangePicture.test(name)) return 'browsers do not show it; save it as JPEG, PNG or WebP';
  const kind = kindOfEnding[extname(name).toLowerCase()];
  if (kind === undefined) return undefined;
  if (size === 0) return 'is empty';
  const found = kindOf(start);
  if (found !== kind) return `is not a ${kind}${found === undefined ? '' : `, but a ${found}`}`;
  const maxBytes = kind === 'PDF' ? MAX_PDF_BYTES : MAX_PICTURE_BYTES;
  if (size <= maxBytes || !(kind === 'PDF' || pictures.includes(kind))) return undefined;
  return `has ${inMegabytes(size)} MB; make it smaller than ${inMegabytes(maxBytes)} MB`;
}

function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes % 1e6 === 0 ? 0 : 1);
}
