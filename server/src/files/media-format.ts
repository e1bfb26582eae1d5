export const PDF = 'application/pdf';

/** The number of first bytes that identify a format. */
export const HEAD_BYTES = 24;

/** A format of files. */
export interface MediaFormat {
  type: string;
  isIt: (head: Buffer) => boolean;
  /** Whether it is a picture that may have metadata, such as the place and the time of a photo. */
  needsEncoding: boolean;
}

/** Brands of pictures; films have others (ISO/IEC 23008-12, 10). */
const brands = new Set(['avif', 'avis', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

const text = (head: Buffer, start: number, end: number) => head.toString('latin1', start, end);

const isFilm = (head: Buffer) => text(head, 4, 8) === 'ftyp';

const isHeif = (head: Buffer) => isFilm(head) && brands.has(text(head, 8, 12));

const isPng = (head: Buffer) => text(head, 0, 8) === '\x89PNG\r\n\x1a\n';

const isWebp = (head: Buffer) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP';

/** The standard lets other bytes precede it; editors write a mark of the byte order or an empty line. */
const isPdf = (head: Buffer) => /^(?:\xef\xbb\xbf)?\s*%PDF-/.test(text(head, 0, HEAD_BYTES));

const isTiff = (head: Buffer) => /^(?:II[*+]\0|MM\0[*+])/.test(text(head, 0, 4));

const formats: readonly MediaFormat[] = [
  { type: 'image/jpeg', isIt: (head) => head.readUInt16BE(0) === 0xffd8, needsEncoding: true },
  { type: 'image/png', isIt: isPng, needsEncoding: true },
  { type: 'image/webp', isIt: isWebp, needsEncoding: true },
  { type: 'image/gif', isIt: (head) => /^GIF8[79]a$/.test(text(head, 0, 6)), needsEncoding: true },
  { type: 'image/heif', isIt: isHeif, needsEncoding: true },
  { type: 'image/tiff', isIt: isTiff, needsEncoding: true },
  { type: PDF, isIt: isPdf, needsEncoding: false },
  { type: 'video/mp4', isIt: isFilm, needsEncoding: false },
  { type: 'image/bmp', isIt: (head) => text(head, 0, 2) === 'BM', needsEncoding: false },
  { type: 'image/x-icon', isIt: (head) => head.readUInt32BE(0) === 0x0000_0100, needsEncoding: false },
];

/** The format by the first bytes of a file. Undefined for unknown formats. */
export function mediaFormatOf(head: Buffer): MediaFormat | undefined {
  return formats.find(({ type, isIt }) => (type === PDF || head.length >= HEAD_BYTES) && isIt(head));
}
