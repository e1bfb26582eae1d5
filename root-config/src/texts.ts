/** Texts of the browser shell. */
export const texts = { pageNotLoaded: (title: string) => `The page “${title}” could not be loaded.` };
