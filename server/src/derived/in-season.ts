import type { ContentBlock, PageContent } from '@school/contract';
import type { Day } from '@school/shared-deps/server';

import { texts } from '../settings/texts';
import { seasonOn } from './describe-day';

/** Moves the column of the season in force ahead of the others. Returns a page without seasons as it is. */
export function inSeason<T>(page: T, today: Day): T {
  const { blocks } = page as Partial<PageContent>;
  if (!blocks?.some((block) => block.type === 'table' && block.seasons)) return page;
  return { ...page, blocks: blocks.map((block) => seasonFirst(block, today)) };
}

function seasonFirst(block: ContentBlock, today: Day): ContentBlock {
  if (block.type !== 'table' || !block.seasons) return block;
  const { columns, rows, seasons } = block;
  const current = seasonOn(
    today,
    seasons.map((from, at) => ({ from, at: at + 1 })),
  );
  if (!current) return block;
  const move = <C>(row: readonly C[]): C[] => [
    ...[row[0], row[current.at]].filter((cell) => cell !== undefined),
    ...row.filter((_, at) => at !== 0 && at !== current.at),
  ];
  const named = columns.map((name, at) => (at === current.at ? texts.inForce(name) : name));
  return { ...block, columns: move(named), rows: rows.map(move) };
}
