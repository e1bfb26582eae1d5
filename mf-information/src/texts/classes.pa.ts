import { classTitle } from '@school/shared-deps/routes';

import type { texts as english } from './classes';

const inSentence = (name: string) => classTitle(name).replace('Class', 'ਜਮਾਤ');

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  label: 'ਜਮਾਤ',
  all: 'ਸਾਰੀਆਂ ਜਮਾਤਾਂ',
  show: 'ਦਿਖਾਓ',
  forget: (name) => `${inSentence(name)} ਹਟਾਓ`,
  isFor: (name) => `ਜੋ ${inSentence(name)} ਲਈ ਹੋਵੇ`,
  showAll: 'ਸਾਰੀਆਂ ਜਮਾਤਾਂ ਦਿਖਾਓ',
  others: 'ਹੋਰ ਜਮਾਤਾਂ',
  noSheet: (name) => `${inSentence(name)} ਲਈ ਕੋਈ ਪਰਚਾ ਨਹੀਂ ਹੈ।`,
};
