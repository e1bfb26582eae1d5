import type { texts as english } from './achievements';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  crumb: 'उपलब्धियाँ',
  picturesOf: (title) => `चित्र: ${title}`,
};
