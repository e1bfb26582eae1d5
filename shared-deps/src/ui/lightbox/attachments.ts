import { fileUrl } from '@school/shared-deps';

/** What a visitor can do with an attachment: look at it in the lightbox, or, a document or a picture elsewhere, open it. */
export interface Attachment {
  type: 'photo' | 'film' | 'embed' | 'document' | 'elsewhere';
  /** Its address, or that of the other site's player. */
  src: string;
}

const films = /\.(?:mp4|m4v|mov|ogv|webm)$/i;
const pictures = /\.(?:avif|bmp|gif|hei[cf]|jfif|jpe?g?|png|svg|tiff?|webp)$/i;
const ending = /\.[a-z][a-z\d]{1,4}$/i;

/** Nothing where it is no file and no web address; files whose ending says nothing are taken for pictures. */
export function attachmentOf(reference: string): Attachment | undefined {
  const player = playerOf(reference);
  if (player !== undefined) return { type: 'embed', src: player };
  const src = fileUrl(reference);
  if (src === undefined || (!src.startsWith('/') && !URL.canParse(src))) return undefined;
  const isPicture = pictures.test(src) || !ending.test(src);
  // the site shows no other host's files: asking for them would tell it of the visit
  if (!src.startsWith('/')) return { type: isPicture ? 'elsewhere' : 'document', src };
  if (films.test(src)) return { type: 'film', src };
  return { type: isPicture ? 'photo' : 'document', src };
}

/** Those of a record's attachments that the lightbox shows. */
export function slidesIn(references: readonly string[]): { type: 'photo' | 'film' | 'embed'; src: string }[] {
  return references.flatMap((reference) => {
    const { type, src } = attachmentOf(reference) ?? {};
    return src === undefined || (type !== 'photo' && type !== 'film' && type !== 'embed')
      ? []
      : [{ type, src }];
  });
}

/** How many of a record's attachments the lightbox shows. */
export function countPhotos(references: readonly string[]): number {
  return slidesIn(references).length;
}

/** Address of the first picture of the school's own among the attachments, or of the file that stands in for it. */
export function coverOf(references: readonly string[], standIn: string | undefined): string | undefined {
  const found = references.map(attachmentOf).find((attachment) => attachment?.type === 'photo');
  return found?.src ?? fileUrl(standIn);
}

/** Address of the player of a film on one of the sites that may be framed. */
function playerOf(reference: string): string | undefined {
  if (!URL.canParse(reference)) return undefined;
  const { hostname, pathname, searchParams } = new URL(reference);
  const host = hostname.replace(/^(www|m)\./, '');
  const last = pathname.split('/').at(-1) ?? '';
  if (host === 'youtu.be') return youTube(last);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youTube(searchParams.get('v') ?? last);
  if (host === 'vimeo.com' && /^\d+$/.test(last))
    return `https://player.vimeo.com/video/${last}?autoplay=1&dnt=1`;
  return undefined;
}

function youTube(id: string): string | undefined {
  return /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : undefined;
}
