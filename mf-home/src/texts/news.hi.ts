/** Texts of समाचार. */
export const texts = { total: 'समाचार', one: 'news', many: 'news' };
