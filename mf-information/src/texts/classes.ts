import { classTitle } from '@school/shared-deps/routes';

const inSentence = (name: string) => classTitle(name).replace('Class', 'class');

/** Texts of the choice of a class. */
export const texts = {
  label: 'Class',
  all: 'All',
  show: 'Show',
  forget: (name: string) => `Forget ${inSentence(name)}`,
  isFor: (name: string) => `is for ${inSentence(name)}`,
  showAll: 'Show all classes',
  others: 'Other classes',
  noSheet: (name: string) => `There is no sheet for ${inSentence(name)}.`,
};
