import { translateRoutes } from '@school/shared-deps/routes';

import { routes as english } from './routes.ts';

export const routes = translateRoutes(english, { Events: "कार्यक्रम", News: "समाचार" });
