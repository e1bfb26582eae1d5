import * as v from 'valibot';

import { attempt } from './attempt';
import { isIsoDay, readDate } from './date';
import { MAX_ALT_LENGTH, MAX_ID_LENGTH, MAX_LINK_LENGTH, MAX_WORD_LENGTH } from './limits';
import { isStoreReference, MAX_REFERENCE_LENGTH } from './store-reference';

/**
 * Makes every character well-formed and all line ends alike. Removes control characters besides tab and line
 * feed, and those that turn what follows the text.
 */
function cleanText(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim();
}

/** Text that may be left out: then it is empty, as it is where something else was written. */
export const text = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')),
  v.transform(cleanText),
);

/** Text without which its object means nothing to a visitor. */
export const requiredText = v.pipe(v.string(), v.transform(cleanText), v.nonEmpty('must not be empty'));

/** Such as `2026-11-24`. */
export const calendarDay = v.pipe(
  v.string(),
  v.isoDate('must be a day such as 2026-11-24'),
  v.check(isIsoDay, 'must be a day of the calendar'),
);

/** A day of each year, such as `11-16`. */
export const yearlyDay = v.pipe(
  v.string(),
  v.regex(/^(?:0\d|1[0-2])-[0-3]\d$/, 'must be month and day such as 11-16'),
);

/** `text`, cut to a length. */
export function shortText(max: number) {
  return v.pipe(
    text,
    v.transform((value) => cut(value, max)),
  );
}

/** Text without which a record is left out, cut to a length. Providers also write numbers. */
export function requiredShortText(max: number) {
  const required = v.union([v.string(), v.number()], ({ input }) =>
    input === undefined ? 'is missing' : 'must be text',
  );
  return v.pipe(
    required,
    v.transform((value) => cut(cleanText(String(value)), max)),
    v.nonEmpty('must not be empty'),
  );
}

/** A single word, figure or name in one line. Invisible characters would make it another one. */
export function cleanWord(value: string): string {
  return value.replace(unseen, '').replace(foreignJoiner, '$1').replace(/\s+/g, ' ').trim();
}

/** Direction marks, soft hyphens and the like. Joiners shape letters of Indian scripts, and no others. */
const unseen = /[^\P{Cf}\u200c\u200d]/gu;
const foreignJoiner = /(^|[\p{Script=Latin}\p{Script=Common}])[\u200c\u200d]+/gu;

/** A record's id; empty when it has none, or one that cannot be requested. */
export const id = v.pipe(
  v.optional(text, ''),
  v.transform((value) => (value.length > MAX_ID_LENGTH ? '' : value)),
);

/** The id that requests a record. */
export const requiredId = v.pipe(
  requiredShortText(Infinity),
  v.maxLength(MAX_ID_LENGTH, `must have ${MAX_ID_LENGTH} characters at most`),
);

/** Pictures in the school's order: references of its store; everything else is left out. */
export const pictures = fileList(storeReferenceOf);

/**
 * Attachments in the school's order: references of its store, and web addresses, which open by themselves.
 */
export const attachments = fileList(
  (entry) => webAddressOf(entry, MAX_REFERENCE_LENGTH) ?? storeReferenceOf(entry),
);

/** A picture of the school's own; anything else is none. */
export const picture = v.fallback(
  v.optional(
    v.object({
      file: v.pipe(
        v.string(),
        v.transform((entry) => storeReferenceOf(entry.trim())),
        v.string(),
      ),
      /** For visitors who do not see it. */
      alt: shortText(MAX_ALT_LENGTH),
    }),
  ),
  undefined,
);

export const webAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/\S+$/, 'must begin with http:// or https://'),
);

/** A web address; empty where it is none. */
export const link = v.pipe(
  text,
  v.transform((value) => webAddressOf(value, MAX_LINK_LENGTH) ?? ''),
);

/**
 * A day or a moment as `readDate` returns it; empty when the school has not dated the record. An unreadable
 * date stays as written: its record has no day.
 */
export const date = v.pipe(
  text,
  v.transform(cleanWord),
  v.transform((value) => readDate(value) ?? cut(value, MAX_WORD_LENGTH)),
);

function fileList(fileOf: (entry: string) => string | undefined) {
  return v.pipe(
    v.optional(v.unknown(), []),
    v.transform((entries): unknown[] => (Array.isArray(entries) ? entries : [])),
    v.transform((entries) =>
      entries.flatMap((entry) => (typeof entry === 'string' ? (fileOf(entry.trim()) ?? []) : [])),
    ),
  );
}

/** The reference itself; a slash before it and doubled ones within mean the same without them. */
function storeReferenceOf(entry: string): string | undefined {
  if (entry.length > MAX_REFERENCE_LENGTH || entry.startsWith('//')) return undefined;
  const reference = entry.split('/').filter(Boolean).join('/');
  return isStoreReference(reference) ? reference : undefined;
}

function webAddressOf(entry: string, max: number): string | undefined {
  const isAddress = entry.length <= max && /^https?:\/\/[^\s\\\p{Cc}\p{Cs}]+$/iu.test(entry);
  return isAddress ? attempt(() => new URL(entry)) && entry : undefined;
}

/** The beginning of a text that is too long, with an ellipsis; no character is cut in two. */
function cut(value: string, max: number): string {
  if (value.length <= max) return value;
  return `${value
    .slice(0, max - 1)
    .replace(/\p{Cs}$/u, '')
    .trimEnd()}…`;
}
