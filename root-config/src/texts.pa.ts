import type { texts as english } from './texts';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  pageNotLoaded: (title) => `“${title}” ਸਫ਼ਾ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕਿਆ।`,
  suggested: 'ਸੁਝਾਅ',
  suggestions: (count) => `${count} ਸੁਝਾਅ`,
  allResults: (count) => (count <= 1 ? 'ਨਤੀਜਾ' : `ਸਾਰੇ ${count} ਨਤੀਜੇ`),
};
