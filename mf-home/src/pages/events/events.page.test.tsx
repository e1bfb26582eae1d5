import { renderPage } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';

import { routes } from '../../routes';
import { page } from './events.page';

const route = routes.find(({ path }) => path === '/Events');
if (!route) throw new Error('the section has no events');

const event = (title: string, images: readonly string[]) => ({
  title,
  images,
  description: '',
  date: '2026-11-14',
  time: '10:00',
  venue: 'Hall',
  attachments: [],
});
const fallbackPicture = { file: 'placeholders/event.webp', alt: '', width: 600, height: 400 };

const fallback = { pictures: { event: fallbackPicture } };

function show(events: readonly object[], words: object = { 'content/fallback': fallback }) {
  return renderPage(page, { route: route as never, seed: { 'events/All': events, ...words } });
}

/** Where the pictures of the cards lead to, by their titles. */
function places() {
  const links = screen.getAllByRole('link', { name: /^Enlarge: / });
  return links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
}

it('opens each event’s own picture, whatever the others have', () => {
  const events = [
    event('Fete', ['events/1.webp']),
    event('March', ['javascript:x']),
    event('Play', ['2.webp']),
  ];
  show(events, {});
  expect(places()).toEqual([
    ['Enlarge: Fete', '#photo=1'],
    ['Enlarge: Play', '#photo=2'],
  ]);
});

it.each([['javascript:alert(1)'], ['https://pictures.example/1.jpg'], ['notes/programme.pdf']])(
  'stands in for %s, which is no picture of the school',
  (image) => {
    show([event('Fete', [image])]);
    expect(screen.getAllByAltText('').at(-1)).toHaveAttribute('src', '/api/image/placeholders/event.webp');
  },
);

it('keeps the order of coming events of one day, as the server does with a part of the list', () => {
  show(['First', 'Second'].map((title) => ({ ...event(title, []), date: '2026-12-19' })));
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
});

it('has the coming events first, the soonest ahead, and below them the past ones', () => {
  const on = (title: string, date: string) => ({ ...event(title, []), date });
  const past = [on('Fete', '2026-11-01'), on('March', '2026-10-02')];
  show([on('Carols', '2026-12-19'), ...past, on('Exhibition', '2026-11-28')], {});
  const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings().slice(1)).toEqual(['Coming', 'Exhibition', 'Carols', 'Past', 'Fete', 'March']);
  expect(screen.getByRole('heading', { level: 3, name: 'Exhibition' })).toBeVisible();
});

it('has no headings above past events alone', () => {
  show([{ ...event('Fete', []), date: '2026-11-01' }], {});
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Fete']);
});

it('shows a film by a sign', () => {
  show([event('Fete', ['https://youtu.be/kNp7sXq2Aa1'])]);
  expect(places()).toEqual([['Enlarge: Fete', '#photo=1']]);
  expect(screen.getByRole('img', { name: 'Film: Fete' })).toBeVisible();
  expect(screen.queryByAltText('')).not.toBeInTheDocument();
});
