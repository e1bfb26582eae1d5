import { defineRoute } from '@school/shared-deps/routes';

export const routes = [
  defineRoute({
    path: '/PhotoGallery',
    title: 'Photo Gallery',
    trail: ['Gallery'],
    menu: { group: 'Gallery', label: 'Photo Gallery', order: 1 },
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
    title: 'Video Gallery',
    trail: ['Gallery'],
    menu: { group: 'Gallery', label: 'Video Gallery', order: 2 },
    resources: ['video/all', 'content/fallback'],
    load: () => import('./pages/video-gallery/video-gallery.page'),
  }),
  defineRoute({
    path: '/Achievements',
    title: 'Our Achievements',
    trail: ['Gallery'],
    menu: { group: 'Gallery', label: 'Achievements', order: 3 },
    resources: ['gallery/All', 'content/fallback'],
    hydratesIdle: true,
    load: () => import('./pages/achievements/achievements.page'),
  }),
];
