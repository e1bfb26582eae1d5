/** Texts of Circular. */
export const texts = {
  total: 'Circulars',
  one: 'circular',
  many: 'circulars',
  newThisWeek: 'new this week',
  read: 'Read here',
  unread: 'The text of this document cannot be shown here. Open it by its title.',
};
