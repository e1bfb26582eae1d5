import { readDate, walk } from '@school/contract';
import { type Content, placed } from '@school/server/content/load';

import { filesIn } from './to-do';

/** Slips of the keys in values that are valid, one line each. */
export function slipsOf({ profile, records, pages, search }: Content): string[] {
  const words = ['search.json', search] as const;
  const dated = [['profile.json', profile.schoolYear] as const, words, ...filesIn('records', records)];
  const texts = [words, ...filesIn('pages', pages)];
  return [
    ...dated.flatMap(([file, content]) => placed(file, farYears(content))),
    ...texts.flatMap(([file, content]) => placed(file, otherNumbers(content, profile, pages))),
  ];
}

/** Fields of days and years, in records, the school year and the dates of answers. */
const yearFields = ['date', 'fromDate', 'from', 'to', 'year'];
const YEARS_AHEAD = 2;
const YEARS_BACK = 50;

/** Years that are so far from today that they are a slip of the keys. */
function farYears(content: unknown): string[] {
  const today = new Date().getFullYear();
  return [...walk(content)].flatMap(({ value, place }) => {
    if (typeof value !== 'string' || !yearFields.includes(String(place.at(-1)))) return [];
    const year = Number((readDate(value) ?? /^\d{4}$/.exec(value)?.[0])?.slice(0, 4) ?? today);
    const isNear = year <= today + YEARS_AHEAD && year >= today - YEARS_BACK;
    return isNear ? [] : [`${place.join(' ')} is of the year ${year}: write the right year`];
  });
}

/** With a country, or an area before a gap. */
const phoneNumber = /\+\d[\d ()\u00a0-]{7,}\d|\b\d{3,5}[ \u00a0-]\d{5,8}\b/g;
const MAX_LOCAL_DIGITS = 10;

/** Telephone numbers that may be old: neither the profile nor a link (`tel:`) of a page has them. */
function otherNumbers(content: unknown, { phones, fax }: Content['profile'], pages: object): string[] {
  const links = JSON.stringify(pages).match(/tel:[^"]*/g) ?? [];
  const known = JSON.stringify([phones, fax, links]).replace(/[^\d"]/g, '');
  return [...walk(content)].flatMap(({ value, place }) =>
    (typeof value === 'string' ? (value.match(phoneNumber) ?? []) : [])
      .filter((phone) => !known.includes(phone.replace(/\D/g, '').slice(-MAX_LOCAL_DIGITS)))
      .map((phone) => `${place.join(' ')}: ${phone} is not in profile.json; is it an old number?`),
  );
}
