import type { texts as english } from './message';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  newestNotLoaded: 'ਨਵਾਂ ਸੁਨੇਹਾ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕਿਆ।',
};
