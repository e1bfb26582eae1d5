import { classTitle } from '@school/shared-deps/routes';

import type { texts as english } from './classes';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  label: 'कक्षा',
  all: 'सभी',
  show: 'दिखाएँ',
  forget: (name) => `${classTitle(name)} हटाएँ`,
  isFor: (name) => `जो ${classTitle(name)} के लिए हो`,
  showAll: 'सभी कक्षाएँ दिखाएँ',
  others: 'दूसरी कक्षाएँ',
  noSheet: (name) => `${classTitle(name)} के लिए कोई पत्रक नहीं है।`,
};
