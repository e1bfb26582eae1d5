import { contentOf, formatDay, type PageContext, type SchoolEvent } from '@school/shared-deps';
import { type Slide, slidesOf } from '@school/shared-deps/lightbox';
import type { Listed } from '@school/shared-deps/lists';

export interface ShownEvent {
  listed: Listed<SchoolEvent>;
  /** Its picture, or the one that stands in. */
  slide: Slide | undefined;
  /** Place of its picture among those of the page. */
  index: number;
}

/** Events with their pictures, and where these are among those of the page. */
export function placesOf(
  events: readonly Listed<SchoolEvent>[],
  standIn: string | undefined,
): readonly ShownEvent[] {
  let index = 0;
  return events.map((listed) => {
    const slide = slideOf(listed, standIn);
    const shown = { listed, slide, index };
    if (slide) index += 1;
    return shown;
  });
}

function slideOf({ record, day }: Listed<SchoolEvent>, standIn: string | undefined): Slide | undefined {
  const { title, description, images } = record;
  const about = { title, description, ...(day && { date: formatDay(day) }) };
  return slidesOf(images.slice(0, 1), about)[0] ?? slidesOf([standIn ?? ''], about)[0];
}

export function slidesOfPlaces(events: readonly ShownEvent[]): Slide[] {
  return events.flatMap(({ slide }) => slide ?? []);
}

/** File of the picture of an event that has none. */
export function standInOf(context: Pick<PageContext<'content/fallback'>, 'api'>): string | undefined {
  return contentOf(context, 'fallback')?.pictures.event.file;
}
