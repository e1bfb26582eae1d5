/** Texts of the browser shell. */
export const texts = {
  pageNotLoaded: (title: string) => `The page “${title}” could not be loaded.`,
  newRecord: 'New',
  newRecords: (count: number) => `${count} new`,
  newSince: (count: number) => `${count} new since your last visit`,
  clearMarks: 'Clear marks',
  turnMarksOff: 'Do not mark',
  marksOff: 'What is new since your last visit is not marked.',
  turnMarksOn: 'Mark it',
  suggested: 'Suggestions',
  suggestions: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  allResults: (count: number) => (count === 1 ? 'The result' : `All ${count} results`),
};
