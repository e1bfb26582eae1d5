/** Of what the school writes, where the rest of the page is in another language. */
export const CONTENT_LANGUAGE: 'en' | undefined = undefined;

/** Before the path of each page of this build; `prefix.hi.ts` takes the place of this file in the Hindi. */
export const PREFIX = '' as string;

/** Names the language of this build in the query of an address. */
export const LANGUAGE_PARAMETER = '' as string;
