import { contentTypeOf } from '../http/content-types';
import { type MediaFormat, mediaFormatOf, PDF } from './media-format';

const shown = /^(?:image\/[\w.+-]+|video\/[\w.+-]+|application\/pdf|text\/vtt)(?:\s*;.*)?$/;
/** Types that say how to save a file, and not which it is. */
const unspecific = /^(?:(?:application|binary)\/(?:octet-stream|x-pdf|(?:x-|force-)?download)\s*(?:;.*)?)?$/;
const UNKNOWN = 'application/octet-stream';

/** The way a file is sent. Pictures, PDFs, videos and captions are shown; all other files are downloads. */
export interface FileType {
  contentType: string;
  isShown: boolean;
  /** The format by the first bytes, if they are known. */
  format: MediaFormat | undefined;
}

/**
 * The type of a file, by the provider's header, else by the path's ending (`reference`), else by the first
 * bytes.
 */
export function fileTypeOf(header: string | null, reference: string, head?: Buffer): FileType {
  const format = head && mediaFormatOf(head);
  const declared = (header ?? '').trim().toLowerCase().replace('image/jpg', 'image/jpeg');
  const byEnding = contentTypeOf(reference);
  const type = unspecific.test(declared)
    ? byEnding === UNKNOWN
      ? (format?.type ?? UNKNOWN)
      : byEnding
    : declared;
  // the bytes of a picture and of a PDF outweigh its name
  const isOutweighed = format && (format.type === PDF || (isPicture(type) && isPicture(format.type)));
  const known = isOutweighed ? format.type : type;
  const isShown = shown.test(known);
  return { contentType: isShown ? known : UNKNOWN, isShown, format };
}

/** Whether it is a picture, but not a drawing. */
function isPicture(contentType: string): boolean {
  return contentType.startsWith('image/') && !contentType.startsWith('image/svg');
}

/** Whether a file may be a picture, before its bytes are read. */
export function mayBePicture({ contentType }: FileType): boolean {
  return contentType === UNKNOWN || isPicture(contentType);
}

/** Whether a file is a picture that may have metadata: it leaves the site in a new encoding only. */
export function needsEncoding({ contentType, format }: FileType): boolean {
  return format?.needsEncoding ?? isPicture(contentType);
}
