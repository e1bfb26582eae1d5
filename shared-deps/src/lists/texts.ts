/** Texts of lists. */
export const texts = {
  total: (noun: string, count: number | undefined) => `Total ${noun}: ${count ?? '–'}`,
  follow: 'Follow as a feed',
  share: 'Share this list',

  year: 'Year',
  month: 'Month',
  search: 'Search',
  all: 'All',
  submit: 'Show',
  inOtherMonths: 'in other months',
  showAllMonths: 'Show all months',
  inOtherYears: 'in other years',
  showAllYears: 'Show all years',
  hasInTitle: (search: string) => `has “${search}” in its title`,
  clearSearch: 'Clear search',

  onItsWay: (nouns: string) => `The list of ${nouns} is on its way.`,
  isSlow: 'The connection or the school’s records are slow. It appears here by itself.',
  restOnItsWay: 'The rest of the list is on its way.',
  notLoaded: (nouns: string) => `The list of ${nouns} could not be loaded.`,
  restNotLoaded: (nouns: string) => `The rest of the list of ${nouns} could not be loaded.`,
  tryOrCall: 'The school’s records do not answer at the moment. Please try again, or call the office: ',
  newestNotLoaded: 'The newest entries could not be loaded.',

  noneYet: (noun: string) => `There is no ${noun} yet.`,
  noneFound: (noun: string) => `No ${noun}.`,
  ofPeriods: (periods: readonly string[]) => `of ${periods.join(' ')}`,
  allOf: (features: readonly string[]) => features.join(' and '),
  countAt: (count: number, place: string) => `${count === 0 ? 'None' : count} ${place}.`,
  appearsFirst: 'What the school publishes appears here first.',

  showMore: 'Show More',
  remaining: (count: number) => `${count} more`,
  added: (count: number, shown: number, total: number) => `${count} more, ${shown} of ${total}`,
};
