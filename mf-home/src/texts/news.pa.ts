/** Texts of News. */
export const texts = { total: 'News', one: 'news', many: 'news' };
