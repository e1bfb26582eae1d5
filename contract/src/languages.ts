/** The languages of the site's interface, by their names in themselves; English has no prefix. */
export const languageNames = { en: 'English', hi: 'हिन्दी', pa: 'ਪੰਜਾਬੀ' } as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as readonly Language[];

/** English titles and labels of pages, to those of a language. */
export type Titles = Readonly<Record<string, string>>;

/** What a package says in a language. */
export interface Catalogue {
  titles: Titles;
  /** Each object of English texts, with its texts in the language. */
  texts: readonly (readonly [english: object, translated: object])[];
}

/** Texts in another language; the compiler says which of them are missing. */
export function translated<T extends object>(english: T, texts: NoInfer<T>): readonly [T, T] {
  return [english, texts];
}

/** `/hi/Events` is `/Events` in Hindi; a path without a prefix is English. */
export function splitLanguage(pathname: string): { language: Language; pathname: string } {
  const [, prefix = '', rest = ''] = /^\/(hi|pa)(?=\/|$)(.*)$/.exec(pathname) ?? [];
  return prefix === ''
    ? { language: 'en', pathname }
    : { language: prefix as Language, pathname: rest || '/' };
}

/** The address of a page in a language. */
export function addressIn(language: string, address: string): string {
  return language === 'en' ? address : `/${language}${address === '/' ? '' : address}`;
}
