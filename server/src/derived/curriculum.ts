import { nameWithClasses, type PageContent } from '@school/contract';
import { dayAt, isoDay } from '@school/shared-deps/server';

import { texts } from '../settings/texts';
import { formatPeriod } from './describe-day';
import type { ContentGenerator } from './generator';

/** The school's own page, with the examinations to come ahead of it, the soonest first. */
export const readCurriculum: ContentGenerator<PageContent | undefined> = ({ content, config }) => {
  const { profile, pages } = content.current();
  const page = pages['curriculum'] as PageContent | undefined;
  const today = isoDay(dayAt(Date.now(), config.timeZone));
  const rows = (profile.schoolYear?.examinations ?? [])
    .filter(({ from, to = from }) => to >= today)
    .sort((one, other) => one.from.localeCompare(other.from))
    .map((period) => [nameWithClasses(period), formatPeriod(period)]);
  if (page === undefined || rows.length === 0) return page;
  const caption = texts.periodsOf.examinations.coming;
  return {
    ...page,
    blocks: [{ type: 'table', caption, columns: texts.periodColumns, rows }, ...page.blocks],
  };
};
