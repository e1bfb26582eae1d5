/** Texts of Circular. */
export const texts = { total: 'Circulars', noun: { one: 'circular', many: 'circulars' } };
