/** Texts of E-Book. */
export const texts = {
  one: 'e-book',
  many: 'e-books',
  newestNotLoaded: 'The newest e-books could not be loaded.',
};
