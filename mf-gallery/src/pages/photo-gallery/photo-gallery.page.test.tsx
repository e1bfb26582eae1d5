import { renderPage } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';

import { routes } from '../../routes';
import { page } from './photo-gallery.page';

const route = routes.find(({ path }) => path === '/PhotoGallery');
if (!route) throw new Error('the section has no photo gallery');

const album = (changes: object) => ({
  _id: 'fete',
  category: 'PhotoGallery',
  title: 'Fete',
  description: '',
  date: '2026-11-14',
  attachments: ['gallery/fete/1.webp', 'gallery/fete/2.webp'],
  ...changes,
});
const picture = (file: string) => ({ file, alt: '', width: 600, height: 400 });
const fallback = {
  director: { name: 'Director', message: 'Dear parents' },
  pictures: { gallery: picture('placeholders/gallery.webp') },
};

function show(albums: readonly object[], address = '/PhotoGallery') {
  return renderPage(page, {
    route: route as never,
    address,
    seed: { 'gallery/All': albums, 'content/fallback': fallback },
  });
}

it('stands in for the cover of an album without photos', () => {
  show([album({ attachments: [] })]);
  expect(screen.getAllByAltText('').at(-1)).toHaveAttribute('src', '/api/image/placeholders/gallery.webp');
  expect(screen.getByText('Number Of Photos: 0')).toBeVisible();
});

it('counts what the album shows, and covers it with the first picture', () => {
  const attachments = ['notes/a.pdf', 'https://youtu.be/kNp7sXq2Aa1', 'films/1.mov', 'gallery/fete/1.webp'];
  show([album({ attachments })]);
  expect(screen.getByText('Number Of Photos: 3')).toBeVisible();
  expect(screen.getAllByAltText('').at(-1)).toHaveAttribute('src', '/api/image/gallery/fete/1.webp');
});
