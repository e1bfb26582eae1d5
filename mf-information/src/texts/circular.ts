/** Texts of Circular. */
export const texts = {
  total: 'Circulars',
  one: 'circular',
  many: 'circulars',
  newThisWeek: 'new this week',
};
