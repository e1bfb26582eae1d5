import { translateRoutes } from '@school/shared-deps/routes';

import { routes as english } from './routes.ts';

/** Punjabi; a native speaker has not yet checked it. */
export const routes = translateRoutes(english, {
  Gallery: 'ਗੈਲਰੀ',
  'Photo Gallery': 'ਫ਼ੋਟੋ ਗੈਲਰੀ',
  'Sub Gallery': 'ਐਲਬਮ',
  'Video Gallery': 'ਵੀਡੀਓ ਗੈਲਰੀ',
  'Our Achievements': 'ਸਾਡੀਆਂ ਪ੍ਰਾਪਤੀਆਂ',
  Achievements: 'ਪ੍ਰਾਪਤੀਆਂ',
});
