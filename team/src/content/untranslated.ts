import { type Language, otherLanguages } from '@school/contract/languages';
import type { Content } from '@school/server/content/load';
import { isTranslated, pageName } from '@school/server/content/translations';

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
const wordless = ['topper', 'birthdays', 'gallery', 'video'];
const MAX_LINES = 10;
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The files that a school has not translated yet, one line each; none before it has begun. */
export function untranslatedIn(content: Translatable): string[] {
  const begun = otherLanguages.filter((language) => hasBegun(content, language));
  /** @param lacks how many of the file's texts are in English alone, in words; empty if none is */
  const lineOf = (file: string, lacks: (language: Language) => string) => {
    const parts = begun.filter(lacks).map((language) => lacks(language) + (languageNames.of(language) ?? ''));
    return parts.length === 0 ? [] : [`${file}.json: ${parts.join(', ')}`];
  };
  const { pages, records } = content;
  const names = Object.keys(pages).filter((name) => pageName(name) === name && name !== 'fallback');
  const lists = Object.entries<readonly object[]>(records).filter(([name]) => !wordless.includes(name));
  const lines = [
    ...names.flatMap((name) =>
      lineOf(`pages/${name}`, (language) => (`${name}.${language}` in pages ? '' : 'not yet in ')),
    ),
    ...lists.flatMap(([name, list]) =>
      lineOf(`records/${name}`, (language) => {
        const count = list.filter((record) => !isTranslated(record, language)).length;
        return count === 0 ? '' : `${count} of ${list.length} not yet in `;
      }),
    ),
  ].sort((one, other) => rankOf(one) - rankOf(other));
  return lines.length === 0
    ? []
    : ['Still to translate, what is read most first:', ...lines.slice(0, MAX_LINES)];
}

function hasBegun({ pages, records }: Translatable, language: Language): boolean {
  const all: readonly object[] = Object.values(records).flat();
  const isOfLanguage = (name: string) => name.endsWith(`.${language}`);
  return Object.keys(pages).some(isOfLanguage) || all.some((record) => isTranslated(record, language));
}

function rankOf(line: string): number {
  const rank = mostRead.findIndex((file) => line.startsWith(`${file}.`));
  return rank === -1 ? mostRead.length : rank;
}
