import type { texts as english } from './e-book';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  day: (month, day, year) => `${day} ${month} ${year}`,
  one: 'ਈ-ਕਿਤਾਬ',
  many: 'ਈ-ਕਿਤਾਬਾਂ',
  newestNotLoaded: 'ਨਵੀਆਂ ਈ-ਕਿਤਾਬਾਂ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕੀਆਂ।',
};
