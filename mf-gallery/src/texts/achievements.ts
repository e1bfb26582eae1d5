/** Texts of Our Achievements. */
export const texts = {
  crumb: 'Achievements',
  picturesOf: (title: string) => `Pictures: ${title}`,
};
