import { fileUrl, isPictureFile } from '@school/shared-deps';
import { attempt } from '@school/shared-deps/bundled';

/**
 * An attachment by the kind of its file; an `embed` is a film that another site plays. A picture `elsewhere`
 * is at another site: a request would reveal the visit to it.
 */
export interface Attachment {
  type: SlideType | 'document' | 'elsewhere';
  /** Its address, or that of the other site's player. */
  src: string;
}

/** The kinds that the lightbox shows. */
export type SlideType = 'photo' | 'film' | 'embed';

/** Paths of films by their hosts; that of `/watch` has the film's id in its query. */
const youTube = /^\/(?:watch|(?:embed|shorts|live|v)\/([^/]+))\/?$/;
const filmPaths: Readonly<Record<string, RegExp>> = {
  'youtu.be': /^\/([^/]+)\/?$/,
  'youtube.com': youTube,
  'youtube-nocookie.com': youTube,
  'vimeo.com': /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/)?(\d+)\/?$/,
};

const films = /\.(?:mp4|m4v|mov|ogv|webm)$/i;

/**
 * Undefined for a reference that is neither a file nor a web address. An unknown ending counts as a picture.
 */
export function attachmentOf(reference: string): Attachment | undefined {
  // `URL.canParse` is younger than some browsers that show pages
  const url = attempt(() => new URL(reference));
  const player = url && playerOf(url);
  if (player !== undefined) return { type: 'embed', src: player };
  const src = fileUrl(reference);
  if (src === undefined || (!src.startsWith('/') && !url)) return undefined;
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
function playerOf({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^(www|m)\./, '');
  const film = Object.hasOwn(filmPaths, host) ? filmPaths[host]?.exec(pathname) : null;
  if (!film) return undefined;
  const id = film[1] ?? searchParams.get('v') ?? '';
  if (host === 'vimeo.com') return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;
  const isFilm = /^[\w-]{6,20}$/.test(id) && id !== 'videoseries';
  return isFilm ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : undefined;
}
