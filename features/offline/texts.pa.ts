import type { texts as english } from './texts';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  asOf: (time) => `${time} ਤੱਕ ਦੀ ਜਾਣਕਾਰੀ`,
  unreachable: 'ਸਾਈਟ ਨਾਲ ਸੰਪਰਕ ਨਹੀਂ ਹੋ ਰਿਹਾ।',
  kept: 'ਇਸ ਡਿਵਾਈਸ ਉੱਤੇ ਰੱਖੇ ਸਫ਼ੇ',
};
