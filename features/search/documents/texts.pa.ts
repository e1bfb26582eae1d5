import type { texts as english } from './texts';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  contact: 'ਫ਼ੋਨ, ਈਮੇਲ ਅਤੇ ਪਤਾ',
  contactPath: '/ContactUs',
  telephone: 'ਫ਼ੋਨ',
  email: 'ਈਮੇਲ',
  fax: 'ਫ਼ੈਕਸ',
  address: 'ਪਤਾ',
  birthday: 'ਜਨਮਦਿਨ',
  class: (name) => `ਜਮਾਤ ${name}`,
  fromTo: (first, last) => `${first} ਤੋਂ ${last} ਤੱਕ`,
  past: (days) => `ਬੀਤਿਆ ਸਮਾਂ: ${days}`,
  nowUntil: (last) => `ਹੁਣ, ${last} ਤੱਕ`,
  sentence: (text) => `${text}।`,
  today: (day) => `ਅੱਜ, ${day}`,
};
