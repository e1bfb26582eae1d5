import { defineRoute } from '@school/shared-deps/routes';

export const routes = [
  defineRoute({
    path: '/home',
    aliases: ['/'],
    title: 'Home',
    resources: [
      'content/home',
      'content/fallback',
      'content/today',
      'onlineRegistration',
      'highlight',
      'news',
      'events',
      'topper',
      'birthdays',
      'PrincipalMessage',
      'gallery',
      'notification',
    ],
    hydratesIdle: true,
    load: () => import('./pages/home/home.page'),
  }),
  defineRoute({
    path: '/News',
    title: 'News',
    resources: ['news/all'],
    load: () => import('./pages/news/news.page'),
  }),
  defineRoute({
    path: '/Events',
    title: 'Events',
    resources: ['events/All', 'content/fallback'],
    load: () => import('./pages/events/events.page'),
  }),
];
