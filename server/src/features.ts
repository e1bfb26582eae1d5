import { subscriptionFiles } from '@school/features/calendars/server';
import { sitemapFiles } from '@school/features/metadata/server';
import { noticeFile } from '@school/features/notice/server';

import type { FileSources, GeneratedFile } from './generated/generator';

/** Features that consist of files which the server generates. */
export const featureFiles: readonly ((sources: FileSources) => GeneratedFile[])[] = [
  sitemapFiles,
  subscriptionFiles,
  (sources) => [noticeFile(sources)],
];
