import type { texts as english } from './photo-gallery';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  total: 'श्रेणियाँ',
  one: 'एल्बम',
  many: 'एल्बम',
  messageFrom: (name) => `${name} का संदेश`,
  photos: (count) => `फ़ोटो की संख्या: ${count}`,
  viewMore: 'और देखें',
  viewMoreOf: (title) => `: ${title}`,
};
