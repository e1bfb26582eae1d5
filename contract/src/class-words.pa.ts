import type { classWords as english } from './class-words';

/** Punjabi; a native speaker has not yet checked it. */
export const classWords: typeof english = {
  title: 'ਜਮਾਤ',
  one: 'ਜਮਾਤ',
  several: 'ਜਮਾਤਾਂ',
  to: ' ਤੋਂ ',
};
