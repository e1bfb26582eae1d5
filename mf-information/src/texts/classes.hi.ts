import { classTitle } from '@school/shared-deps/routes';

import type { texts as english } from './classes';

const inSentence = (name: string) => classTitle(name).replace('Class', 'कक्षा');

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  label: 'कक्षा',
  all: 'सभी कक्षाएँ',
  show: 'दिखाएँ',
  forget: (name) => `${inSentence(name)} हटाएँ`,
  isFor: (name) => `जो ${inSentence(name)} के लिए हो`,
  showAll: 'सभी कक्षाएँ दिखाएँ',
  others: 'दूसरी कक्षाएँ',
  noSheet: (name) => `${inSentence(name)} के लिए कोई पत्रक नहीं है।`,
};
