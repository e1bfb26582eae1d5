import type { texts as english } from './texts';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  notLoaded: 'ਇਸ ਸਫ਼ੇ ਦੀ ਲਿਖਤ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕੀ।',
  open: (title) => `ਖੋਲ੍ਹੋ: ${title}`,
  download: 'ਡਾਊਨਲੋਡ',
  downloadOf: (title) => `ਡਾਊਨਲੋਡ ਕਰੋ: ${title}`,
  dated: (day) => `ਮਿਤੀ ${day}`,
  validUntil: (day) => `${day} ਤੱਕ ਜਾਇਜ਼`,
  linkOf: (link, row) => `${link}: ${row}`,
};
