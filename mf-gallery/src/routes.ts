import type { Route } from '@school/shared-deps';

export const routes: readonly Route[] = [
  {
    path: '/PhotoGallery',
    page: 'photo-gallery',
    title: 'Photo Gallery',
    trail: ['Gallery'],
    menu: { group: 'Gallery', label: 'Photo Gallery', order: 1 },
    resources: ['gallery/All', 'words/fallback'],
    query: ['year', 'month', 'search', 'shown'],
    load: () => import(/* webpackChunkName: "photo-gallery" */ './pages/photo-gallery/photo-gallery.page'),
  },
  {
    path: '/SubGallery',
    page: 'sub-gallery',
    title: 'Sub Gallery',
    trail: ['Gallery', 'Photo Gallery'],
    resources: ['subGallery?id'],
    load: () => import(/* webpackChunkName: "sub-gallery" */ './pages/sub-gallery/sub-gallery.page'),
  },
  {
    path: '/VideoGallery',
    page: 'video-gallery',
    title: 'Video Gallery',
    trail: ['Gallery'],
    menu: { group: 'Gallery', label: 'Video Gallery', order: 2 },
    resources: ['video/all', 'words/fallback'],
    query: ['year', 'month', 'search', 'shown'],
    load: () => import(/* webpackChunkName: "video-gallery" */ './pages/video-gallery/video-gallery.page'),
  },
  {
    path: '/Achievements',
    page: 'achievements',
    title: 'Our Achievements',
    trail: ['Gallery'],
    menu: { group: 'Gallery', label: 'Achievements', order: 3 },
    resources: ['gallery/All', 'words/fallback'],
    query: ['shown'],
    isLively: true,
    load: () => import(/* webpackChunkName: "achievements" */ './pages/achievements/achievements.page'),
  },
];
