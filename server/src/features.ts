import { calendars } from '@school/features/calendars/server';
import { metadata } from '@school/features/metadata/server';
import { notice } from '@school/features/notice/server';
import { offline } from '@school/features/offline/server';
import { search } from '@school/features/search/server';

import type { Feature, FeatureParts, FeatureSources } from './plugins/feature';

const features: readonly Feature[] = [notice, search, calendars, metadata, offline];

/** Opens all features over the same sources. */
export function openFeatures(sources: Omit<FeatureSources, 'readNotice'>) {
  const opened: FeatureParts[] = [];
  const readNotice = () => opened.find((each) => each.readNotice)?.readNotice?.();
  opened.push(...features.map((open) => open({ ...sources, readNotice })));
  return {
    readNotice,
    plugins: opened.flatMap(({ plugin }) => plugin ?? []),
    files: opened.flatMap(({ files = [] }) => files),
    content: Object.assign({}, ...opened.map(({ content }) => content)) as FeatureParts['content'],
    describe: opened.find((each) => each.describe)?.describe,
    find: opened.find((each) => each.find)?.find,
    close: () => {
      for (const { close } of opened) close?.();
    },
  };
}
