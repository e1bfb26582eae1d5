import { fileUrl, isPictureFile } from '@school/shared-deps';

/**
 * An attachment by the kind of its file; an `embed` is a film that another site plays. A picture `elsewhere`
 * is at another site, which a request would tell of the visit.
 */
export interface Attachment {
  type: SlideType | 'document' | 'elsewhere';
  /** Its address, or that of the other site's player. */
  src: string;
}

/** The kinds that the lightbox shows. */
export type SlideType = 'photo' | 'film' | 'embed';

const films = /\.(?:mp4|m4v|mov|ogv|webm)$/i;

/**
 * Undefined for a reference that is neither a file nor a web address. An unknown ending counts as a picture.
 */
export function attachmentOf(reference: string): Attachment | undefined {
  const player = playerOf(reference);
  if (player !== undefined) return { type: 'embed', src: player };
  const src = fileUrl(reference);
  if (src === undefined || (!src.startsWith('/') && !URL.canParse(src))) return undefined;
  if (src.startsWith('/') && films.test(src)) return { type: 'film', src };
  if (!isPictureFile(src)) return { type: 'document', src };
  return { type: src.startsWith('/') ? 'photo' : 'elsewhere', src };
}

/** The attachments of a record that the lightbox shows. */
export function slidesIn(references: readonly string[]): { type: SlideType; src: string }[] {
  return references.map(attachmentOf).flatMap((attachment) => {
    if (attachment === undefined) return [];
    const { type, src } = attachment;
    return type === 'document' || type === 'elsewhere' ? [] : { type, src };
  });
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
