import type { classWords as english } from './class-words';

/** Hindi; a native speaker has not yet checked it. */
export const classWords: typeof english = {
  title: 'कक्षा',
  one: 'कक्षा',
  several: 'कक्षाएँ',
  to: ' से ',
};
