import type { Language } from './languages';

/** The language of this build. A file `NAME.hi.ts` takes the place of `NAME.ts` in the Hindi build. */
export const LANGUAGE: Language = 'en';

/** Before the path of each page of this build. */
export const PREFIX: string = '';
