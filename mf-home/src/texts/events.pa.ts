import type { texts as english } from './events';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  total: 'ਸਮਾਗਮ',
  one: 'ਸਮਾਗਮ',
  many: 'ਸਮਾਗਮ',
  enlarge: (title) => `ਵੱਡਾ ਕਰੋ: ${title}`,
  noMatch: 'ਕੋਈ ਸਮਾਗਮ ਨਹੀਂ ਮਿਲਿਆ',
  oneMatch: '1 ਸਮਾਗਮ ਮਿਲਿਆ',
  matches: (count) => `${count} ਸਮਾਗਮ ਮਿਲੇ`,
  addToCalendar: 'ਕੈਲੰਡਰ ਵਿੱਚ ਜੋੜੋ',
  allInCalendar: 'ਸਾਰੀਆਂ ਤਾਰੀਖ਼ਾਂ ਤੁਹਾਡੇ ਆਪਣੇ ਕੈਲੰਡਰ ਵਿੱਚ',
  coming: 'ਆਉਣ ਵਾਲੇ',
  past: 'ਲੰਘੇ ਹੋਏ',
};
