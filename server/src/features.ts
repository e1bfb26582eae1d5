import { withDates } from '@school/features/calendars/calendar-page';
import { subscriptionFiles } from '@school/features/calendars/server';
import { sitemapFiles } from '@school/features/metadata/server';
import { noticeFile } from '@school/features/notice/server';

import type { Addition } from './generated/content-reader';
import type { FileSources, GeneratedFile } from './generated/generator';

/** Features that consist of files which the server generates. */
export const featureFiles: readonly ((sources: FileSources) => GeneratedFile[])[] = [
  sitemapFiles,
  subscriptionFiles,
  (sources) => [noticeFile(sources)],
];

/** Features that add to the content of a page, by its name. */
export const contentAdditions: Readonly<Record<string, Addition>> = { calendar: withDates };
