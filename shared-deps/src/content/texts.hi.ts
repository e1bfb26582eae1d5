import type { texts as english } from './texts';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  notLoaded: 'इस पृष्ठ का लेख नहीं खुल सका।',
  open: (title) => `खोलें: ${title}`,
  download: 'डाउनलोड',
  downloadOf: (title) => `डाउनलोड करें: ${title}`,
  dated: (day) => `दिनांक ${day}`,
  validUntil: (day) => `${day} तक मान्य`,
  linkOf: (link, row) => `${link}: ${row}`,
};
