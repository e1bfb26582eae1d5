import { translateRoutes } from '@school/shared-deps/routes';

import { routes as english } from './routes.ts';

/** Punjabi; a native speaker has not yet checked it. */
export const routes = translateRoutes(english, {
  'About Us': 'ਸਾਡੇ ਬਾਰੇ',
  'Our School': 'ਸਾਡਾ ਸਕੂਲ',
  'Our Motto': 'ਸਾਡਾ ਆਦਰਸ਼ ਵਾਕ',
  'Principal’s Message': 'ਪ੍ਰਿੰਸੀਪਲ ਦਾ ਸੁਨੇਹਾ',
  'Director’s Message': 'ਡਾਇਰੈਕਟਰ ਦਾ ਸੁਨੇਹਾ',
  'Our History': 'ਸਾਡਾ ਇਤਿਹਾਸ',
  'Our Dedicated Teachers': 'ਸਾਡੇ ਅਧਿਆਪਕ',
  'E-Book': 'ਈ-ਕਿਤਾਬ',
  'Topper Class 10th': 'ਜਮਾਤ 10 ਦੇ ਹੋਣਹਾਰ ਵਿਦਿਆਰਥੀ',
  'Toppers X': 'ਹੋਣਹਾਰ ਵਿਦਿਆਰਥੀ X',
  'Topper Class 12th': 'ਜਮਾਤ 12 ਦੇ ਹੋਣਹਾਰ ਵਿਦਿਆਰਥੀ',
  'Toppers XII': 'ਹੋਣਹਾਰ ਵਿਦਿਆਰਥੀ XII',
  Infrastructure: 'ਸਹੂਲਤਾਂ',
  'School Infrastructure': 'ਸਕੂਲ ਦੀਆਂ ਸਹੂਲਤਾਂ',
  'Contact Us': 'ਸੰਪਰਕ ਕਰੋ',
  'Mandatory Disclosure': 'ਲਾਜ਼ਮੀ ਜਾਣਕਾਰੀ',
  Alumni: 'ਪੁਰਾਣੇ ਵਿਦਿਆਰਥੀ',
  'Annual Report': 'ਸਾਲਾਨਾ ਰਿਪੋਰਟ',
  Committees: 'ਕਮੇਟੀਆਂ',
  Privacy: 'ਨਿੱਜਤਾ',
  Accessibility: 'ਪਹੁੰਚਯੋਗਤਾ',
});
