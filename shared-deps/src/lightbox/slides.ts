import { slidesIn, type SlideType } from './attachments';

/** The text beside a slide. */
export interface About {
  title: string;
  description?: string;
  /** As it is read, such as `07/11/2026`. */
  date?: string;
}

/** A picture, a film of the school's own, or one that another site plays. */
export interface Slide {
  type: SlideType;
  /** Address of the picture or the film, or of the other site's player. */
  src: string;
  alt: string;
  about: About;
}

/** The slides of a record's attachments; those that are no picture or film of the site are left out. */
export function slidesOf(references: readonly string[], about: About): Slide[] {
  const found = slidesIn(references);
  return found.map((source, at) => ({ ...source, alt: altOf(about.title, at, found.length), about }));
}

function altOf(title: string, at: number, count: number): string {
  return count === 1 ? title : `${title}: photo ${at + 1} of ${count}`;
}
