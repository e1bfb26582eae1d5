import { defineSection } from '@school/shared-deps';

import { routes } from './routes';

export const { bootstrap, mount, unmount, prepare, preload, title, searchOf, render, identifierPrefix } =
  defineSection({
    name: '@school/mf-about',
    routes,
  });
