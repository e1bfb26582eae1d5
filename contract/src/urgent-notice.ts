import * as v from 'valibot';

import { requiredText } from './fields';
import { MAX_LINK_LENGTH } from './limits';

const MAX_TEXT_LENGTH = 200;
const ZONE = /(?:Z|[+-]\d\d:\d\d)$/;
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?$/;

const moment = v.pipe(
  v.string(),
  v.regex(MOMENT, 'must be a day and a time such as 2026-11-24T18:00'),
  v.transform((value) => value.replace(' ', 'T')),
  v.check(isOfCalendar, 'is no day and time of the calendar'),
);

/** The urgent notice (`notice.json` of the content folder). Times without a zone are the school's. */
export const urgentNoticeSchema = v.pipe(
  v.object({
    text: v.pipe(
      requiredText,
      v.maxLength(MAX_TEXT_LENGTH, `must have ${MAX_TEXT_LENGTH} characters at most`),
    ),
    /** A page or file of the site, or an https address. */
    href: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(MAX_LINK_LENGTH, 'is too long'),
        v.regex(/^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/, 'must be a page of the site or begin with https://'),
      ),
    ),
    from: v.optional(moment),
    until: moment,
    level: v.picklist(['info', 'urgent']),
  }),
  v.check(
    ({ from, until }) => from === undefined || instantOf(from, noOffset) < instantOf(until, noOffset),
    'until must be later than from',
  ),
);
export type UrgentNotice = v.InferOutput<typeof urgentNoticeSchema>;

/** An urgent notice as browsers get it, with the texts around it. */
export interface ShownNotice extends Pick<UrgentNotice, 'text' | 'href' | 'level'> {
  /** Another one for another notice. */
  id: string;
  /** The name of the part of the page. */
  name: string;
  /** The level in words. */
  label: string;
  /** ISO instant in UTC. */
  until: string;
}

/**
 * The instant of a day and time such as `2026-11-24T18:00`.
 * @param minutesAhead minutes that the school's clocks are ahead of UTC at an instant
 */
export function instantOf(text: string, minutesAhead: (instant: number) => number): number {
  if (ZONE.test(text)) return Date.parse(text);
  const asUtc = Date.parse(`${text}Z`);
  const near = asUtc - minutesAhead(asUtc) * 60_000;
  return asUtc - minutesAhead(near) * 60_000;
}

function noOffset(): number {
  return 0;
}

/** Some days and times are read as others, such as 31 April. */
function isOfCalendar(text: string): boolean {
  const local = text.replace(ZONE, '');
  const time = Date.parse(`${local}Z`);
  return (
    !Number.isNaN(time) && !Number.isNaN(Date.parse(text)) && new Date(time).toISOString().startsWith(local)
  );
}
