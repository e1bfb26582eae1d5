import type { texts as english } from './achievements';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  crumb: 'ਪ੍ਰਾਪਤੀਆਂ',
  picturesOf: (title) => `ਤਸਵੀਰਾਂ: ${title}`,
};
