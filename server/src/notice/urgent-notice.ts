import { instantOf, type ShownNotice, type UrgentNotice } from '@school/contract';

import type { OwnContent } from '../content/own-content';
import type { GeneratedFile } from '../generated/generator';
import { jsonHeaders } from '../http/cached-response';
import { contentHash } from '../http/content-hash';
import { texts } from '../settings/texts';

/** Returns the urgent notice that pages show now. */
export type ReadNotice = () => ShownNotice | undefined;

/** Minutes that the school's clocks are ahead of UTC at an instant. */
export type Clock = (instant: number) => number;

const ID_LENGTH = 12;

export function createNoticeReader(content: Pick<OwnContent, 'current'>, clock: Clock): ReadNotice {
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

function describe({ text, href, level, until }: UrgentNotice, clock: Clock): ShownNotice {
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

/** The notice, or an empty object, for pages that are open. */
export function noticeFile(readNotice: ReadNotice): GeneratedFile {
  return {
    address: '/notice.json',
    read: () => {
      const notice = readNotice();
      const generate = () => JSON.stringify(notice ?? {});
      return { version: notice?.id ?? '', headers: jsonHeaders('no-cache'), generate };
    },
  };
}
