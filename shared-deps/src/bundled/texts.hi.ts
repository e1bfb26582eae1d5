import type { sharedTexts as english } from './texts';

/** Hindi; a native speaker has not yet checked it. */
export const sharedTexts: typeof english = {
  tryAgain: 'फिर कोशिश करें',
  close: 'बंद करें',
  attachment: 'संलग्न फ़ाइल',
  share: 'साझा करें',
  onThisPage: 'इस पृष्ठ पर',
  carousel: 'चित्रमाला',
  slide: 'चित्र',
  previousSlide: 'पिछला चित्र',
  nextSlide: 'अगला चित्र',
  position: (index, count) => `${count} में से ${index + 1}`,
  pages: (count) => `${count}\u00a0पृष्ठ`,
  unexpectedError: 'कुछ गड़बड़ हो गई!',
  toHomePage: 'मुख्य पृष्ठ पर जाएँ',
};
