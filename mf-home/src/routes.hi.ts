import { translateRoutes } from '@school/shared-deps/routes';

import { routes as english } from './routes.ts';

/** Hindi; a native speaker has not yet checked it. */
export const routes = translateRoutes(english, {
  Home: 'मुख्य पृष्ठ',
  News: 'समाचार',
  Events: 'कार्यक्रम',
});
