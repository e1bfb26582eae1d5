import type { FeatureAdditions, FeatureSources } from '@school/features/feature';
import type { ReadNotice } from '@school/server/derived/generator';

import * as features from './features';

/** Opens all features over the same sources. */
export function openFeatures(sources: Omit<FeatureSources, 'readNotice'>) {
  const opened: FeatureAdditions[] = [];
  const readNotice: ReadNotice = (language) => opened.find((each) => each.readNotice)?.readNotice?.(language);
  opened.push(...Object.values(features).map((open) => open({ ...sources, readNotice })));
  return {
    readNotice,
    plugins: opened.flatMap(({ plugin }) => plugin ?? []),
    files: opened.flatMap(({ files = [] }) => files),
    content: Object.assign({}, ...opened.map(({ content }) => content)) as FeatureAdditions['content'],
    describe: opened.find((each) => each.describe)?.describe,
    find: opened.find((each) => each.find)?.find,
    readPdf: opened.find((each) => each.readPdf)?.readPdf,
    markCertificates: opened.find((each) => each.markCertificates)?.markCertificates,
    shownPath: (path: string) => opened.reduce((shown, each) => each.shownPath?.(shown) ?? shown, path),
    close: () => {
      for (const { close } of opened) close?.();
    },
  };
}
