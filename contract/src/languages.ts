/** The languages of the site's interface, by their names in themselves; English has no prefix. */
export const languageNames = { en: 'English', hi: 'हिन्दी', pa: 'ਪੰਜਾਬੀ' } as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as readonly Language[];

/** `/hi/Events` is `/Events` in Hindi; a path without a prefix is English. */
export function splitLanguage(pathname: string): { language: Language; pathname: string } {
  const [, first = ''] = pathname.split('/', 2);
  const language = languages.find((each) => each !== 'en' && each === first);
  return language === undefined
    ? { language: 'en', pathname }
    : { language, pathname: pathname.slice(addressIn(language, '').length) || '/' };
}

/** The language that the query of an address names; English otherwise. */
export function languageOf(url: string): Language {
  const named = /[?&]language=(\w+)/.exec(url)?.[1];
  return languages.find((each) => each === named) ?? 'en';
}

/** The address of a page in a language; `/` has the name of the language alone. */
export function addressIn(language: string, address: string): string {
  return language === 'en' ? address : `/${language}${address === '/' ? '' : address}`;
}
