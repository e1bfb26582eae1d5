import type { texts as english } from './e-book';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  day: (month, day, year) => `${day} ${month} ${year}`,
  one: 'ई-पुस्तक',
  many: 'ई-पुस्तकें',
  newestNotLoaded: 'नई ई-पुस्तकें नहीं खुल सकीं।',
};
