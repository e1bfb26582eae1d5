import type { texts as english } from './contact-us';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  atSchool: 'विद्यालय में',
  location: 'पता',
  email: 'ईमेल',
  phone: 'फ़ोन',
  phoneAndFax: 'फ़ोन और फ़ैक्स',
  fax: 'फ़ैक्स ',
  map: 'नक्शा',
  mapFrame: 'OpenStreetMap पर विद्यालय',
  showDrawing: 'बना हुआ नक्शा दिखाएँ',
  showFrame: 'OpenStreetMap पर दिखाएँ',
  frameOrigin: 'तब नक्शा www.openstreetmap.org से आएगा।',
};
