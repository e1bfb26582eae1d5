import {
  contentOf,
  type Day,
  formatDay,
  isoDay,
  memoize,
  type PageContext,
  type SchoolEvent,
} from '@school/shared-deps';
import { type Slide, slidesOf } from '@school/shared-deps/lightbox';
import type { Listed } from '@school/shared-deps/lists';

export interface ShownEvent {
  listed: Listed<SchoolEvent>;
  /** Its picture, or the fallback. */
  slide: Slide | undefined;
  /** Place of its picture among those of the page. */
  index: number;
}

/** Events with their pictures, where these are among those of the page, and the pictures alone. */
export const picturesOf = memoize((listed: readonly Listed<SchoolEvent>[], fallback: string | undefined) => {
  const slides: Slide[] = [];
  const events = listed.map((each): ShownEvent => {
    const slide = slideOf(each, fallback);
    return { listed: each, slide, index: (slide ? slides.push(slide) : slides.length + 1) - 1 };
  });
  return { events, slides };
});

/** The same slide each time: a card that does not change is not rendered again. */
const slideOf = memoize(({ record, day }: Listed<SchoolEvent>, fallback: string | undefined) => {
  const { title, description, images } = record;
  const about = { title, description, ...(day && { date: formatDay(day) }) };
  return slidesOf(images.slice(0, 1), about)[0] ?? slidesOf([fallback ?? ''], about)[0];
});

/** File of the picture of an event that has none. */
export function fallbackPictureOf(context: Pick<PageContext<'content/fallback'>, 'api'>): string | undefined {
  return contentOf(context, 'fallback')?.pictures.event.file;
}

/**
 * How many events at the beginning of a list are today or to come.
 * @param named how many are ahead of them because the address names them
 */
export function countComing(events: readonly Listed<SchoolEvent>[], today: Day, named = 0): number {
  const past = events.findIndex(
    ({ day }, at) => at >= named && (day === undefined || isoDay(day) < isoDay(today)),
  );
  return past < 0 ? events.length : past;
}
