import type { Language } from '@school/contract/languages';
import type { Content } from '@school/server/content/load';
import { isTranslated, otherLanguages, pageName } from '@school/server/content/translations';

type Translatable = Pick<Content, 'pages' | 'records'>;

/** Files that visitors read most, in this order; then come all others. */
const mostRead = [
  'pages/home',
  'pages/contact-us',
  'pages/admission',
  'records/notification',
  'records/circular',
];
/** Lists whose texts are names and figures, or pictures. */
const wordless: readonly string[] = ['topper', 'birthdays', 'gallery', 'video'];
const MAX_LINES = 10;
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The files that a school has not translated yet, one line each; none before it has begun. */
export function untranslatedIn(content: Translatable): string[] {
  const begun = otherLanguages.filter((language) => hasBegun(content, language));
  const { pages, records } = content;
  const ofPages = Object.keys(pages).flatMap((name): readonly Missing[] => {
    const missing = begun.filter((language) => !Object.hasOwn(pages, `${name}.${language}`));
    const isOwn = pageName(name) === name && name !== 'fallback';
    return isOwn && missing.length > 0
      ? [{ file: `pages/${name}`, what: `not yet in ${namesOf(missing)}` }]
      : [];
  });
  const ofLists = Object.entries(records).flatMap(
    ([name, list]: [string, readonly object[]]): readonly Missing[] => {
      const counts = begun.map(
        (language) => [language, list.filter((record) => !isTranslated(record, language)).length] as const,
      );
      const missing = counts.filter(([, count]) => count > 0);
      if (wordless.includes(name) || missing.length === 0) return [];
      const parts = missing.map(
        ([language, count]) => `${count} of ${list.length} records not yet in ${namesOf([language])}`,
      );
      return [{ file: `records/${name}`, what: parts.join(', ') }];
    },
  );
  const lines = [...ofPages, ...ofLists].sort((one, other) => rankOf(one) - rankOf(other));
  const shown = lines.slice(0, MAX_LINES).map(({ file, what }) => `${file}.json: ${what}`);
  return shown.length === 0 ? [] : ['Still to translate, what is read most first:', ...shown];
}

interface Missing {
  file: string;
  what: string;
}

function hasBegun({ pages, records }: Translatable, language: Language): boolean {
  const all: readonly object[] = Object.values(records).flat();
  const isOfLanguage = (name: string) => name.endsWith(`.${language}`);
  return Object.keys(pages).some(isOfLanguage) || all.some((record) => isTranslated(record, language));
}

function rankOf({ file }: Missing): number {
  const rank = mostRead.indexOf(file);
  return rank === -1 ? mostRead.length : rank;
}

function namesOf(codes: readonly Language[]): string {
  return codes.map((code) => languageNames.of(code)).join(' and ');
}
