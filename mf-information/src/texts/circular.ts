/** Texts of Circular. */
export const texts = {
  total: 'Circulars',
  one: 'circular',
  many: 'circulars',
  alwaysInForce: (count: number) => `Always in force (${count})`,
  newThisWeek: 'new this week',
  read: 'Read here',
  unread: 'The text of this document cannot be shown here. Open it by its title.',
};
