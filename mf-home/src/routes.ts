import type { Route } from '@school/shared-deps';

export const routes: readonly Route[] = [
  {
    path: '/home',
    aliases: ['/'],
    page: 'home',
    title: 'Home',
    trail: [],
    resources: [
      'words/home',
      'words/fallback',
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
    isLively: true,
    early: '@school/mf-home/early',
    load: () => import(/* webpackChunkName: "home" */ './pages/home/home.page'),
  },
  {
    path: '/News',
    page: 'news',
    title: 'News',
    trail: [],
    resources: ['news/all'],
    load: () => import(/* webpackChunkName: "news" */ './pages/news/news.page'),
  },
  {
    path: '/Events',
    page: 'events',
    title: 'Events',
    trail: [],
    resources: ['events/All', 'words/fallback'],
    load: () => import(/* webpackChunkName: "events" */ './pages/events/events.page'),
  },
];
