import { boxAt } from './boxes';

/** The number of first bytes that identify a format. */
export const HEAD_BYTES = 24;

/** A format of files that may hold metadata, such as the place, the time and the author of a photo. */
export interface MediaFormat {
  type: string;
  isIt: (head: Buffer) => boolean;
  /** How its metadata is removed: by a new encoding, by patches, or not at all because it has none. */
  removal: 'encode' | 'patch' | 'none';
}

/** Brands of pictures; films have others (ISO/IEC 23008-12, 10). */
const brands = new Set(['avif', 'avis', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
/** The first boxes of films, the old ones of QuickTime included. */
const firstBoxes = new Set(['ftyp', 'styp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

const text = (head: Buffer, start: number, end: number) => head.toString('latin1', start, end);

export const isFilm = (head: Buffer) => firstBoxes.has(text(head, 4, 8));

const isHeif = (head: Buffer) => text(head, 4, 8) === 'ftyp' && brands.has(text(head, 8, 12));

/** Whether it is AVIF, which browsers know, rather than HEIC. */
const isAvif = (head: Buffer) =>
  isHeif(head) && /avi[fs]/.test(text(head, 8, Math.min(head.length, boxAt(head)?.end ?? 0)));

const isPng = (head: Buffer) => text(head, 0, 8) === '\x89PNG\r\n\x1a\n';

const isWebp = (head: Buffer) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP';

const isTiff = (head: Buffer) => /^(?:II[*+]\0|MM\0[*+])/.test(text(head, 0, 4));

const formats: readonly MediaFormat[] = [
  { type: 'image/jpeg', isIt: (head) => head.readUInt16BE(0) === 0xffd8, removal: 'encode' },
  { type: 'image/png', isIt: isPng, removal: 'encode' },
  { type: 'image/webp', isIt: isWebp, removal: 'encode' },
  { type: 'image/gif', isIt: (head) => /^GIF8[79]a$/.test(text(head, 0, 6)), removal: 'encode' },
  { type: 'image/avif', isIt: isAvif, removal: 'encode' },
  { type: 'image/heic', isIt: isHeif, removal: 'encode' },
  { type: 'image/tiff', isIt: isTiff, removal: 'encode' },
  { type: 'video/mp4', isIt: isFilm, removal: 'patch' },
  { type: 'image/bmp', isIt: (head) => text(head, 0, 2) === 'BM', removal: 'none' },
  { type: 'image/x-icon', isIt: (head) => head.readUInt32BE(0) === 0x0000_0100, removal: 'none' },
];

/**
 * The format by the first bytes of a file. Undefined for unknown formats and for formats without metadata.
 */
export function mediaFormatOf(head: Buffer): MediaFormat | undefined {
  return head.length < HEAD_BYTES ? undefined : formats.find(({ isIt }) => isIt(head));
}
