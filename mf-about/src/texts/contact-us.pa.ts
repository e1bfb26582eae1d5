import type { texts as english } from './contact-us';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  atSchool: 'ਸਕੂਲ ਵਿੱਚ',
  location: 'ਪਤਾ',
  email: 'ਈਮੇਲ',
  phone: 'ਫ਼ੋਨ',
  phoneAndFax: 'ਫ਼ੋਨ ਅਤੇ ਫ਼ੈਕਸ',
  fax: 'ਫ਼ੈਕਸ ',
  map: 'ਨਕਸ਼ਾ',
  mapFrame: 'OpenStreetMap ਉੱਤੇ ਸਕੂਲ',
  showDrawing: 'ਬਣਿਆ ਹੋਇਆ ਨਕਸ਼ਾ ਦਿਖਾਓ',
  showFrame: 'OpenStreetMap ਉੱਤੇ ਦਿਖਾਓ',
  frameOrigin: 'ਫਿਰ ਨਕਸ਼ਾ www.openstreetmap.org ਤੋਂ ਆਵੇਗਾ।',
};
