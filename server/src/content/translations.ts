import { type Language, otherLanguages } from '@school/contract/languages';
import * as v from 'valibot';

import type { Withheld } from '../withheld/withheld';
import { messageOfIssue } from './problems';

type Texts = Readonly<Record<string, unknown>>;
type Pages = Readonly<Record<string, unknown>>;

/** Texts of records that may be translated. No name of a person is one of them. */
const translatedFields = ['title', 'description', 'message', 'venue'];
const OTHER_LANGUAGE = otherLanguages.join('|');

/** File of a page's content: `contact-us.json`, or `contact-us.hi.json` in Hindi. */
export const pageFile = new RegExp(`^pages/([a-z\\d-]+(?:\\.(?:${OTHER_LANGUAGE}))?)\\.json$`, 'i');

const translatedField = new RegExp(`^(\\w+)_(${OTHER_LANGUAGE})$`);

/** Texts of records in other languages, by the English records. */
const translations = new WeakMap<object, ReadonlyMap<string, Texts>>();

/**
 * Takes the translations out of a record: `title_hi` is its title in Hindi. They are checked as the texts
 * whose place they take.
 */
export function splitTranslations(
  value: unknown,
  fields: v.ObjectEntries,
): { own: unknown; translated: ReadonlyMap<string, Texts>; problems: readonly string[] } {
  const translated = new Map<string, Texts>();
  const problems: string[] = [];
  if (typeof value !== 'object' || value === null) return { own: value, translated, problems };
  const own = Object.entries(value).filter(([key, written]) => {
    const [, field = '', language = ''] = translatedField.exec(key) ?? [];
    const schema = translatedFields.includes(field) ? fields[field] : undefined;
    if (schema === undefined) return true;
    const text = v.pipe(
      v.string(),
      schema as v.GenericSchema<string, string>,
      v.nonEmpty('must not be empty'),
    );
    const result = v.safeParse(text, written);
    if (result.success) translated.set(language, { ...translated.get(language), [field]: result.output });
    else problems.push(`${key} ${messageOfIssue(result.issues[0])}`);
    return false;
  });
  return { own: Object.fromEntries(own), translated, problems };
}

/** Keeps the translations of a record beside it. */
export function keepTranslations(record: object, translated: ReadonlyMap<string, Texts>): void {
  if (translated.size > 0) translations.set(record, translated);
}

/** Whether a record has a text in a language. */
export function isTranslated(record: object, language: Language): boolean {
  return translations.get(record)?.has(language) === true;
}

/** The records in a language: the same list where none of its texts is translated. */
export function recordsIn<T extends object>(
  language: Language,
  records: readonly T[],
  withheld: Withheld,
): readonly T[] {
  const shown = records.map((record) => {
    const texts = translations.get(record)?.get(language);
    return texts === undefined || namesWithheld(record, withheld) ? record : { ...record, ...texts };
  });
  return shown.every((record, at) => record === records[at]) ? records : shown;
}

/** The content of a page in a language, or in English where it has no translation. */
export function pageIn(language: Language, pages: Pages, name: string): unknown {
  return [`${name}.${language}`, name]
    .filter((each) => Object.hasOwn(pages, each))
    .map((each) => pages[each])[0];
}

/** The name of a page without a language. */
export function pageName(name: string): string {
  return name.replace(/\..*/, '');
}

/**
 * The pages, but no translation of a page that names a child who has said no. Another script has another
 * spelling of the name.
 */
export function withoutNamed(pages: Pages, withheld: Withheld): Pages {
  const isShown = ([name]: readonly [string, unknown]) =>
    pageName(name) === name || !namesWithheld(pages[pageName(name)], withheld);
  return withheld.isEmpty ? pages : Object.fromEntries(Object.entries(pages).filter(isShown));
}

function namesWithheld(value: unknown, { withInitials }: Withheld): boolean {
  const text = JSON.stringify(value) as string | undefined;
  return text !== undefined && withInitials(text) !== text;
}
