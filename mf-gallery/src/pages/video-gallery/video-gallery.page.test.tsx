import { renderPage } from '@school/shared-deps/testing';
import { screen, within } from '@testing-library/react';

import { routes } from '../../routes';
import { page } from './video-gallery.page';

const route = routes.find(({ path }) => path === '/VideoGallery');
if (!route) throw new Error('the section has no video gallery');

const video = (changes: object) => ({
  _id: 'march',
  title: 'The march past',
  date: '2026-01-26',
  videoUrl: 'https://www.youtube.com/watch?v=kNp7sXq2Aa1',
  attachments: ['videos/march.webp'],
  ...changes,
});
const fallback = {
  pictures: { video: { file: 'placeholders/video.webp', alt: '', width: 600, height: 400 } },
};

function show(videos: readonly object[]) {
  return renderPage(page, {
    route: route as never,
    seed: { 'video/all': videos, 'content/fallback': fallback },
  });
}

it('opens a video where it is published, in a new tab', () => {
  show([video({})]);
  expect(screen.getByText('Total Videos: 1')).toBeVisible();
  expect(screen.getByLabelText('Year')).toHaveValue('All');
  expect(screen.queryByLabelText('Month')).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'The march past' });
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=kNp7sXq2Aa1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('stands in for a thumbnail that is missing', () => {
  show([video({ attachments: [] })]);
  expect(screen.getAllByAltText('').at(-1)).toHaveAttribute('src', '/api/image/placeholders/video.webp');
});

it('links to nothing but the web', () => {
  show([video({ videoUrl: 'javascript:alert(1)' })]);
  const card = screen.getByRole('article');
  expect(within(card).getByText('The march past')).toBeVisible();
  expect(within(card).queryByRole('link')).not.toBeInTheDocument();
  expect(within(card).queryByText(/opens/)).not.toBeInTheDocument();
});
