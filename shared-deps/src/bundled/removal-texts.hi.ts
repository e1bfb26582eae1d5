import type { removalTexts as english } from './removal-texts';

/** Hindi; a native speaker has not yet checked it. */
export const removalTexts: typeof english = {
  link: 'इस चित्र को हटाने के लिए कहें',
  subject: 'कृपया यह चित्र हटाएँ',
};
