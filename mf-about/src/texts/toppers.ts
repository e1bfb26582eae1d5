/** Texts of the toppers. */
export const texts = {
  one: 'result',
  many: 'results',
  newestNotLoaded: 'The newest results could not be loaded.',
  resultsOf: (year: string) => `Board results ${year || 'of other years'}`,
  passRates: (className: string) => `Pass rates of class ${className}`,
  year: 'Year',
  passed: 'Passed',
  passRate: 'Pass rate',
  passedOf: (passed: number, appeared: number) => `${passed} of ${appeared}`,
  allFigures: 'All figures are in the ',
  disclosure: 'Mandatory Disclosure',
};
