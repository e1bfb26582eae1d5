import * as v from 'valibot';

import { readMoment } from './date';
import { requiredText } from './fields';
import { type OtherLanguage, otherLanguages } from './languages';
import { MAX_LINK_LENGTH } from './limits';

const MAX_TEXT_LENGTH = 200;

const moment = v.pipe(
  v.string(),
  v.transform((value) => readMoment(value) ?? ''),
  v.nonEmpty('must be a day and a time such as 2026-11-24T18:00'),
);

const text = v.pipe(
  requiredText,
  v.maxLength(MAX_TEXT_LENGTH, `must have ${MAX_TEXT_LENGTH} characters at most`),
);

type TextName = `text_${OtherLanguage}`;

const translatedTexts = Object.fromEntries(
  otherLanguages.map((language) => [`text_${language}`, v.optional(text)]),
) as Record<TextName, v.OptionalSchema<typeof text, undefined>>;

/** The urgent notice (`notice.json` of the content folder). Times without a zone are the school's. */
export const urgentNoticeSchema = v.pipe(
  v.object({
    text,
    /** `text_hi`: the text in Hindi. */
    ...translatedTexts,
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
  if (/(?:Z|[+-]\d\d:\d\d)$/.test(text)) return Date.parse(text);
  const asUtc = Date.parse(`${text}Z`);
  const near = asUtc - minutesAhead(asUtc) * 60_000;
  return asUtc - minutesAhead(near) * 60_000;
}

function noOffset(): number {
  return 0;
}
