import type { Language } from './languages';

/** The language of this build. A file `NAME.hi.ts` takes the place of `NAME.ts` in the Hindi build. */
export const LANGUAGE: Language = 'en';

/** Of what the school writes, where the rest of the page is in another language. */
export const CONTENT_LANGUAGE: 'en' | undefined = undefined;

/** Before the path of each page of this build. */
export const PREFIX = '' as string;
