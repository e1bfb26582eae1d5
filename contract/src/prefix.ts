/** Marks a text, or an object with texts, that is in English on a page in another language. */
export const contentLanguage: (content: unknown) => 'en' | undefined = () => undefined;

/** Before the path of each page of this build; `prefix.hi.ts` takes the place of this file in the Hindi. */
export const PREFIX = '' as string;

/** Names the language of this build in the query of an address. */
export const LANGUAGE_PARAMETER = '' as string;
