/** Texts of E-Book. */
export const texts = {
  day: (month: string, day: number, year: number) => `${month} ${day}, ${year}`,
  one: 'e-book',
  many: 'e-books',
  newestNotLoaded: 'The newest e-books could not be loaded.',
};
