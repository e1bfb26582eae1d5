import type { texts as english } from './texts';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  pageNotLoaded: (title) => `“${title}” पृष्ठ नहीं खुल सका।`,
  suggested: 'सुझाव',
  suggestions: (count) => `${count} सुझाव`,
  allResults: (count) => (count <= 1 ? 'परिणाम' : `सभी ${count} परिणाम`),
};
