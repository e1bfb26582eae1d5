import type { texts as english } from './message';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  newestNotLoaded: 'नया संदेश नहीं खुल सका।',
};
