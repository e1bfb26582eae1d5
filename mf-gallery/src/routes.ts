import { defineRoute, inMenu } from '@school/shared-deps/routes';

export const routes = [
  defineRoute({
    path: '/PhotoGallery',
    ...inMenu('Gallery', 1, 'Photo Gallery'),
    resources: ['gallery/All', 'content/fallback'],
    load: () => import('./pages/photo-gallery/photo-gallery.page'),
  }),
  defineRoute({
    path: '/SubGallery',
    title: 'Sub Gallery',
    trail: ['Gallery', 'Photo Gallery'],
    resources: ['subGallery?id'],
    load: () => import('./pages/sub-gallery/sub-gallery.page'),
  }),
  defineRoute({
    path: '/VideoGallery',
    ...inMenu('Gallery', 2, 'Video Gallery'),
    resources: ['video/all', 'content/fallback'],
    load: () => import('./pages/video-gallery/video-gallery.page'),
  }),
  defineRoute({
    path: '/Achievements',
    ...inMenu('Gallery', 3, 'Our Achievements', 'Achievements'),
    resources: ['gallery/All', 'content/fallback'],
    hydratesIdle: true,
    load: () => import('./pages/achievements/achievements.page'),
  }),
];
