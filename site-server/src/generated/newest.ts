import { type Circular, type GalleryItem, type Newest, type News, walk } from '@school/shared-deps/contract';
import { dayAt, dayOf, isoDay } from '@school/shared-deps/server';

import type { ContentGenerator } from './generator';

/** More records of a list are not counted as new. */
const MAX_RECORDS = 20;

interface Dated {
  title: string;
  date: string;
}

/** The days and titles by which browsers mark the records that are new since the last visit. */
export const readNewest: ContentGenerator<Newest> = async ({ gateway, content, timeZone }, budgetMs) => {
  const keys = ['circular/all', 'news/all', 'gallery/All'];
  const [circulars, news, albums] = await Promise.all(keys.map((key) => gateway.read(key, budgetMs)));
  const today = isoDay(dayAt(Date.now(), timeZone));
  const listOf = <T>(body: unknown, dated: (record: T) => Dated | undefined): string[] =>
    (Array.isArray(body) ? (body as readonly T[]) : [])
      .flatMap((record) => {
        const { title = '', date = '' } = dated(record) ?? {};
        const day = dayOf(date, timeZone);
        return day === undefined ? [] : `${isoDay(day)} ${title}`;
      })
      .sort()
      .reverse()
      .slice(0, MAX_RECORDS);
  const generate = () => ({
    today,
    lists: {
      '/Circular': listOf<Circular>(circulars?.body, (each) => ofCategory(each, 'Circular')),
      '/News': listOf<News>(news?.body, ({ title, fromDate }) => ({ title, date: fromDate })),
      '/PhotoGallery': listOf<GalleryItem>(albums?.body, (each) => ofCategory(each, 'PhotoGallery')),
      '/HolidayHomework': listOf(
        sheetsOf(content.current().pages['holiday-homework']),
        (each: Dated) => each,
      ),
    },
  });
  return { version: [today, circulars?.version, news?.version, albums?.version].join(' '), generate };
};

function ofCategory<T extends Dated & { category: string }>(record: T, category: string): T | undefined {
  return record.category === category ? record : undefined;
}

/** The dated documents of a page. */
function sheetsOf(page: unknown): Dated[] {
  return [...walk(page)].flatMap(({ value }) => {
    const { title, date } = (value ?? {}) as Partial<Dated>;
    return title === undefined || date === undefined ? [] : [{ title, date }];
  });
}
