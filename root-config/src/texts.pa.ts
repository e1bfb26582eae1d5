/** Texts of the browser shell. */
export const texts = {
  pageNotLoaded: (title: string) => `The page “${title}” could not be loaded.`,
  suggested: 'Suggestions',
  suggestions: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  allResults: (count: number) => (count === 1 ? 'The result' : `All ${count} results`),
};
