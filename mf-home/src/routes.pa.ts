import { translateRoutes } from '@school/shared-deps/routes';

import { routes as english } from './routes.ts';

/** Punjabi; a native speaker has not yet checked it. */
export const routes = translateRoutes(english, {
  Home: 'ਮੁੱਖ ਸਫ਼ਾ',
  News: 'ਖ਼ਬਰਾਂ',
  Events: 'ਸਮਾਗਮ',
});
