import { failing, renderPage } from '@school/shared-deps/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

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

it('shows albums with cover, day, number of photos and a way into them', () => {
  show([album({}), album({ _id: 'book', category: 'eBook', title: 'A book' })]);
  expect(screen.getByText('Total Categories: 1')).toBeVisible();
  const card = screen.getByRole('article');
  expect(within(card).getByRole('heading', { name: 'Fete' })).toBeVisible();
  expect(within(card).getByText('Number Of Photos: 2')).toBeVisible();
  expect(within(card).getByText('14')).toBeVisible();
  expect(within(card).getByRole('link', { name: 'View More of Fete' })).toHaveAttribute(
    'href',
    '/SubGallery?id=fete',
  );
  const cover = within(card).getAllByAltText('').at(-1);
  expect(cover).toHaveAttribute('src', '/api/image/gallery/fete/1.webp');
  expect(cover).toHaveAttribute(
    'srcset',
    expect.stringContaining('/api/image/gallery/fete/1.webp?w=480 480w'),
  );
});

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

it('is narrowed by year, month and title', async () => {
  show([album({}), album({ _id: 'old', title: 'Old fete', date: '2025-02-01' })]);
  expect(screen.queryByText('Old fete')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Year'), 'All');
  expect(screen.getByText('Total Categories: 2')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Search'), 'OLD');
  expect(screen.getByRole('article')).toHaveTextContent('Old fete');
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'Nov');
  expect(screen.getByText('Total Categories: 0')).toBeVisible();
});

it('shows 24 albums of a long list, and more when asked', async () => {
  show(Array.from({ length: 60 }, (_, at) => album({ _id: `a${at}`, title: `Album ${at}` })));
  expect(screen.getAllByRole('article')).toHaveLength(24);
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  expect(screen.getAllByRole('article')).toHaveLength(48);
});

it('gives the Director the word where there are no albums', () => {
  show([]);
  expect(screen.getByRole('article')).toHaveTextContent('Message from DirectorDear parents');
});

it('keeps its place when the albums cannot be had, and offers to try again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  renderPage(page, { route: route, answers: { 'gallery/All': failing(404) } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Photo Gallery' })).toBeVisible();
});
