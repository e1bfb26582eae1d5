import type { PageContent } from '@school/contract';
import { dayAt, isoDay } from '@school/shared-deps/server';

import { texts } from '../settings/texts';
import type { ContentGenerator } from './generator';
import { comingPeriods, periodTable } from './period-table';

/** The school's own page, with the examinations to come ahead of it, the soonest first. */
export const readCurriculum: ContentGenerator<PageContent | undefined> = ({ content, config }) => {
  const { profile, pages } = content.current();
  const page = pages['curriculum'] as PageContent | undefined;
  const today = isoDay(dayAt(Date.now(), config.timeZone));
  const periods = comingPeriods(today, profile.schoolYear?.examinations ?? []);
  if (page === undefined || periods.length === 0) return page;
  return { ...page, blocks: [periodTable(texts.periodsOf.examinations.coming, periods), ...page.blocks] };
};
