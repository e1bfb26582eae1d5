import type { texts as english } from './toppers';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  one: 'ਨਤੀਜਾ',
  many: 'ਨਤੀਜੇ',
  newestNotLoaded: 'ਨਵੇਂ ਨਤੀਜੇ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕੇ।',
  resultsOf: (year) => (year ? `ਬੋਰਡ ਦੇ ਨਤੀਜੇ ${year}` : 'ਹੋਰ ਸਾਲਾਂ ਦੇ ਬੋਰਡ ਨਤੀਜੇ'),
  passRates: (className) => `ਪਾਸ ਪ੍ਰਤੀਸ਼ਤ, ਜਮਾਤ ${className}`,
  year: 'ਸਾਲ',
  passed: 'ਪਾਸ',
  passRate: 'ਪਾਸ ਪ੍ਰਤੀਸ਼ਤ',
  passedOf: (passed, appeared) => `${appeared} ਵਿੱਚੋਂ ${passed}`,
  allFigures: 'ਸਾਰੇ ਅੰਕੜੇ ਇੱਥੇ ਹਨ: ',
  disclosure: 'ਲਾਜ਼ਮੀ ਜਾਣਕਾਰੀ',
};
