import { fileUrl } from '@school/shared-deps';

/** What is said of a slide beside it. */
export interface About {
  title: string;
  description?: string;
  /** As it is read, such as `07/11/2026`. */
  date?: string;
}

/** A picture, a film of the school's own, or one that another site plays. */
export interface Slide {
  type: 'photo' | 'film' | 'embed';
  /** Address of the picture or the film, or of the other site's player. */
  src: string;
  alt: string;
  about: About;
}

/** The slides of a record's attachments; those that are no file and no web address are left out. */
export function slidesOf(references: readonly string[], about: About): Slide[] {
  const found = references.flatMap((reference) => sourceOf(reference) ?? []);
  return found.map((source, at) => ({ ...source, alt: altOf(about.title, at, found.length), about }));
}

function sourceOf(reference: string): Pick<Slide, 'type' | 'src'> | undefined {
  const player = playerOf(reference);
  if (player !== undefined) return { type: 'embed', src: player };
  const src = fileUrl(reference);
  if (src === undefined) return undefined;
  return { type: /\.(mp4|webm)$/i.test(src) ? 'film' : 'photo', src };
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

function altOf(title: string, at: number, count: number): string {
  return count === 1 ? title : `${title}: photo ${at + 1} of ${count}`;
}
