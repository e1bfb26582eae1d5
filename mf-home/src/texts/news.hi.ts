import type { texts as english } from './news';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  total: 'समाचार',
  one: 'समाचार',
  many: 'समाचार',
};
