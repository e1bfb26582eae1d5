import { translateRoutes } from '@school/shared-deps/routes';

import { routes as english } from './routes.ts';

/** Hindi; a native speaker has not yet checked it. */
export const routes = translateRoutes(english, {
  Gallery: 'गैलरी',
  'Photo Gallery': 'फ़ोटो गैलरी',
  'Sub Gallery': 'एल्बम',
  'Video Gallery': 'वीडियो गैलरी',
  'Our Achievements': 'हमारी उपलब्धियाँ',
  Achievements: 'उपलब्धियाँ',
});
