import { contentHash } from '@school/server-core/http/content-hash';
import { instantOf, type ShownNotice, type UrgentNotice } from '@school/shared-deps/contract';

import type { OwnContent } from '../content';
import { createClock } from '../render/offsets-of';
import { texts } from '../texts';

/** Returns the urgent notice that pages show now. */
export type ReadNotice = () => ShownNotice | undefined;

const ID_LENGTH = 12;

/** @param timeZone of times without a zone */
export function createNoticeReader(content: Pick<OwnContent, 'current'>, timeZone: string): ReadNotice {
  const clock = createClock(timeZone);
  let known: { notice: UrgentNotice; shown: ShownNotice } | undefined;
  return () => {
    const { urgentNotice: notice } = content.current();
    if (notice === undefined) return undefined;
    if (known?.notice !== notice) known = { notice, shown: describe(notice, clock) };
    const now = Date.now();
    const isBegun = notice.from === undefined || instantOf(notice.from, clock) <= now;
    return isBegun && now < Date.parse(known.shown.until) ? known.shown : undefined;
  };
}

function describe(
  { text, href, level, until }: UrgentNotice,
  clock: (instant: number) => number,
): ShownNotice {
  const shown = {
    name: texts.urgentNotice,
    label: texts.noticeLevels[level],
    level,
    text,
    href,
    until: new Date(instantOf(until, clock)).toISOString(),
  };
  return { id: contentHash(Buffer.from(JSON.stringify(shown))).slice(0, ID_LENGTH), ...shown };
}
