import { type Newest, walk } from '@school/shared-deps/contract';
import { dayAt, isoDay } from '@school/shared-deps/server';

import { entriesOf, type Entry, entryOf } from './entries';
import type { ContentGenerator } from './generator';

/** More records of a list are not counted as new. */
const MAX_RECORDS = 20;

/** The days and titles by which browsers mark the records that are new since the last visit. */
export const readNewest: ContentGenerator<Newest> = async ({ gateway, content, timeZone }) => {
  const keys = ['circular/all', 'news/all', 'gallery/All'];
  const [circulars, news, albums] = await gateway.readAll(keys);
  const today = isoDay(dayAt(Date.now(), timeZone));
  const linesOf = (entries: readonly Entry[]): string[] => {
    const dated = entries
      .filter(({ day, title }) => day !== '' && title !== '')
      .map(({ day, title }) => `${day} ${title}`);
    return dated.sort().reverse().slice(0, MAX_RECORDS);
  };
  const listOf = (page: string, body: unknown) => linesOf(entriesOf(page, body, timeZone));
  const sheets = () => [...walk(content.current().pages['holiday-homework'])].map(({ value }) => value ?? {});
  const generate = () => ({
    today,
    lists: {
      '/Circular': listOf('/Circular', circulars?.body),
      '/News': listOf('/News', news?.body),
      '/PhotoGallery': listOf('/PhotoGallery', albums?.body),
      '/HolidayHomework': linesOf(sheets().map((sheet) => entryOf(sheet, timeZone))),
    },
  });
  return { version: [today, circulars?.version, news?.version, albums?.version].join(' '), generate };
};
