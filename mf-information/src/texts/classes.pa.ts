import { classTitle } from '@school/shared-deps/routes';

import type { texts as english } from './classes';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  label: 'ਜਮਾਤ',
  all: 'ਸਾਰੀਆਂ',
  show: 'ਦਿਖਾਓ',
  forget: (name) => `${classTitle(name)} ਹਟਾਓ`,
  isFor: (name) => `ਜੋ ${classTitle(name)} ਲਈ ਹੋਵੇ`,
  showAll: 'ਸਾਰੀਆਂ ਜਮਾਤਾਂ ਦਿਖਾਓ',
  others: 'ਹੋਰ ਜਮਾਤਾਂ',
  noSheet: (name) => `${classTitle(name)} ਲਈ ਕੋਈ ਪਰਚਾ ਨਹੀਂ ਹੈ।`,
};
