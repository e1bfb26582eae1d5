import type { texts as english } from './texts';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  home: 'मुख्य पृष्ठ',
  breadcrumb: 'आप यहाँ हैं',
  partAsSent: 'इस भाग के कुछ बटन अभी काम नहीं कर रहे हैं।',
  partFailed: 'यह भाग अभी नहीं दिखाया जा सकता।',
  pageAsSent: 'इस पृष्ठ के कुछ बटन अभी काम नहीं कर रहे हैं।',
  pageFailed: 'यह पृष्ठ नहीं दिखाया जा सका।',
};
