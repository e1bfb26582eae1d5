/** Texts of Photo Gallery. */
export const texts = {
  total: 'Categories',
  one: 'album',
  many: 'albums',
  messageFrom: (name: string) => `Message from ${name}`,
  photos: (count: number) => `Number Of Photos: ${count}`,
  viewMore: 'View More',
  viewMoreOf: (title: string) => ` of ${title}`,
};
