import type { texts as english } from './texts';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  contact: 'फ़ोन, ईमेल और पता',
  contactPath: '/ContactUs',
  telephone: 'फ़ोन',
  email: 'ईमेल',
  fax: 'फ़ैक्स',
  address: 'पता',
  birthday: 'जन्मदिन',
  class: (name) => `कक्षा ${name}`,
  fromTo: (first, last) => `${first} से ${last} तक`,
  past: (days) => `बीता समय: ${days}`,
  nowUntil: (last) => `अभी, ${last} तक`,
  sentence: (text) => `${text}।`,
  today: (day) => `आज, ${day}`,
};
