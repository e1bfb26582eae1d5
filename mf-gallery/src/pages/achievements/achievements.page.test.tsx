import { renderPage } from '@school/shared-deps/testing';
import { screen, within } from '@testing-library/react';

import { routes } from '../../routes';
import { page } from './achievements.page';

const route = routes.find(({ path }) => path === '/Achievements');
if (!route) throw new Error('the section has no achievements');

const achievement = (changes: object) => ({
  _id: 'cup',
  category: 'Achievements',
  title: 'The district cup',
  description: 'Won in the last minute.',
  date: '2025-08-01',
  attachments: ['achievements/cup-1.webp', 'achievements/cup-2.webp'],
  ...changes,
});
const picture = { file: 'placeholders/achievement.webp', alt: '', width: 600, height: 400 };
const fallback = { pictures: { achievement: picture } };

beforeEach(() => {
  const observer = { observe: () => undefined, disconnect: () => undefined };
  Object.assign(globalThis, { IntersectionObserver: jest.fn(() => observer) });
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
});

function show(achievements: readonly object[]) {
  return renderPage(page, {
    route: route as never,
    seed: { 'gallery/All': achievements, 'content/fallback': fallback },
  });
}

it('shows each achievement by its title, the newest first and open', () => {
  show([
    achievement({ _id: 'old', title: 'An older one', date: '2024-08-01', attachments: [] }),
    achievement({ attachments: [] }),
    achievement({ _id: 'album', category: 'PhotoGallery', title: 'An album' }),
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Our Achievements' })).toBeVisible();
  const [, first, second, ...others] = screen.getAllByRole<HTMLDetailsElement>('group');
  expect(first).toHaveTextContent(/^The district cup/);
  expect(first?.open).toBe(true);
  expect(second).toHaveTextContent(/^An older one/);
  expect(second?.open).toBe(false);
  expect(second).toHaveAttribute('name', first?.getAttribute('name'));
  expect(others).toEqual([]);
});

it('shows several pictures in a carousel, each of which opens large', () => {
  show([achievement({ _id: 'other', date: '2026-01-01' }), achievement({})]);
  const [first, second] = screen.getAllByRole('region', { hidden: true });
  if (!first || !second) throw new Error('there are not two carousels');
  const links = within(second).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#photo=3', '#photo=4']);
  expect(within(first).getByAltText('The district cup: photo 2 of 2')).toHaveAttribute(
    'src',
    '/api/image/achievements/cup-2.webp',
  );
});

it('shows films by a sign, and leads to documents', () => {
  const attachments = ['films/run.mp4', 'https://youtu.be/kNp7sXq2Aa1', 'notes/rules.pdf'];
  show([achievement({ attachments })]);
  const pictures = screen.getByRole('region');
  expect(
    within(pictures)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['', '']);
  expect(within(pictures).getAllByRole('img', { name: /^Film: The district cup/ })).toHaveLength(2);
  expect(pictures.innerHTML).not.toContain('<img');
  expect(screen.getByRole('link', { name: 'Open the document' })).toHaveAttribute(
    'href',
    '/api/image/notes/rules.pdf',
  );
});

it.each([[[]], [['https://pictures.example/cup.jpg']], [['notes/rules.pdf']]])(
  'stands in for a picture that is missing among %p',
  (attachments) => {
    show([achievement({ attachments })]);
    expect(screen.getByRole('img', { name: 'The district cup' })).toHaveAttribute(
      'src',
      '/api/image/placeholders/achievement.webp',
    );
    expect(screen.getByText('Won in the last minute.')).toBeVisible();
  },
);
