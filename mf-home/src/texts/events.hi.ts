import type { texts as english } from './events';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  total: 'कार्यक्रम',
  one: 'कार्यक्रम',
  many: 'कार्यक्रम',
  enlarge: (title) => `बड़ा करें: ${title}`,
  noMatch: 'कोई कार्यक्रम नहीं मिला',
  oneMatch: '1 कार्यक्रम मिला',
  matches: (count) => `${count} कार्यक्रम मिले`,
  addToCalendar: 'कैलेंडर में जोड़ें',
  allInCalendar: 'सभी तिथियाँ आपके अपने कैलेंडर में',
  coming: 'आगामी',
  past: 'बीते हुए',
};
