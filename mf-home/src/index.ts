import { defineSection } from '@school/shared-deps';

import { routes } from './routes';

export const section = defineSection({ name: '@school/mf-home', routes });
