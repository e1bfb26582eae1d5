import type { texts as english } from './photo-gallery';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  total: 'ਸ਼੍ਰੇਣੀਆਂ',
  one: 'ਐਲਬਮ',
  many: 'ਐਲਬਮਾਂ',
  messageFrom: (name) => `${name} ਦਾ ਸੁਨੇਹਾ`,
  photos: (count) => `ਫ਼ੋਟੋਆਂ ਦੀ ਗਿਣਤੀ: ${count}`,
  viewMore: 'ਹੋਰ ਵੇਖੋ',
  viewMoreOf: (title) => `: ${title}`,
};
