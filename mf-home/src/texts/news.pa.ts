import type { texts as english } from './news';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  total: 'ਖ਼ਬਰਾਂ',
  one: 'ਖ਼ਬਰ',
  many: 'ਖ਼ਬਰਾਂ',
};
