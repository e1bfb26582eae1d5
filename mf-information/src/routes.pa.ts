import { translateRoutes } from '@school/shared-deps/routes';

import { routes as english } from './routes.ts';

/** Punjabi; a native speaker has not yet checked it. */
export const routes = translateRoutes(english, {
  Information: 'ਜਾਣਕਾਰੀ',
  Admission: 'ਦਾਖ਼ਲਾ',
  Uniform: 'ਵਰਦੀ',
  'Examination System': 'ਪ੍ਰੀਖਿਆ ਪ੍ਰਣਾਲੀ',
  'Rules and Regulations': 'ਨਿਯਮ',
  'Evaluation System': 'ਮੁਲਾਂਕਣ ਪ੍ਰਣਾਲੀ',
  Calendar: 'ਕੈਲੰਡਰ',
  Conduct: 'ਆਚਰਣ',
  Circular: 'ਸਰਕੂਲਰ',
  'Holiday Homework': 'ਛੁੱਟੀਆਂ ਦਾ ਘਰ ਦਾ ਕੰਮ',
  'Transfer Certificate': 'ਤਬਾਦਲਾ ਸਰਟੀਫ਼ਿਕੇਟ',
  Search: 'ਖੋਜ',
  'ERP Software': 'ERP ਸਾਫ਼ਟਵੇਅਰ',
  'Parent Portal Guidelines': 'ਮਾਪਿਆਂ ਦੇ ਪੋਰਟਲ ਦੀਆਂ ਹਦਾਇਤਾਂ',
  'Portal Help': 'ਪੋਰਟਲ ਮਦਦ',
});
