export const PDF = 'application/pdf';

/** The number of first bytes that identify a format. */
export const HEAD_BYTES = 24;

/** A format of files. */
export interface MediaFormat {
  type: string;
  /** Its first bytes, each as a character (latin1). */
  start: RegExp;
  /** Whether it is a picture that may have metadata, such as the place and the time of a photo. */
  needsEncoding: boolean;
}

/** The first one that fits counts. Brands of pictures differ from those of films (ISO/IEC 23008-12, 10). */
const formats: readonly MediaFormat[] = [
  { type: 'image/jpeg', start: /^\xff\xd8/, needsEncoding: true },
  { type: 'image/png', start: /^\x89PNG\r\n\cZ\n/, needsEncoding: true },
  { type: 'image/webp', start: /^RIFF.{4}WEBP/s, needsEncoding: true },
  { type: 'image/gif', start: /^GIF8[79]a/, needsEncoding: true },
  { type: 'image/heif', start: /^.{4}ftyp(?:avi[fs]|hei[cxms]|hev[cx]|mif1|msf1)/s, needsEncoding: true },
  { type: 'image/tiff', start: /^(?:II[*+]\0|MM\0[*+])/, needsEncoding: true },
  // the standard lets other bytes precede it; editors write a mark of the byte order or an empty line
  { type: PDF, start: /^(?:\xef\xbb\xbf)?\s*%PDF-/, needsEncoding: false },
  { type: 'video/mp4', start: /^.{4}ftyp/s, needsEncoding: false },
  { type: 'image/bmp', start: /^BM/, needsEncoding: false },
  { type: 'image/x-icon', start: /^\0\0\cA\0/, needsEncoding: false },
];

/** The format by the first bytes of a file. Undefined for unknown formats. */
export function mediaFormatOf(head: Buffer): MediaFormat | undefined {
  const text = head.toString('latin1', 0, HEAD_BYTES);
  return formats.find(({ type, start }) => (type === PDF || text.length === HEAD_BYTES) && start.test(text));
}
