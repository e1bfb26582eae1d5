import { failing, renderPage, sending } from '@school/shared-deps/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { routes } from '../../routes';
import { page } from './sub-gallery.page';

const route = routes.find(({ path }) => path === '/SubGallery');
if (!route) throw new Error('the section has no album page');

const fete = {
  title: 'Children’s fete',
  description: 'Twenty stalls.',
  date: '2026-11-04',
  attachments: ['gallery/fete/1.webp', 'gallery/fete/2.webp'],
};
const address = '/SubGallery?id=fete';

function show(album: object | readonly object[] = fete) {
  return renderPage(page, { route: route as never, address, seed: { 'subGallery/fete': album } });
}

it('leads back to the albums as the visitor left them', async () => {
  const back = jest.spyOn(history, 'back').mockReturnValue();
  show();
  history.replaceState({ behind: '/PhotoGallery?year=2025' }, '');
  await userEvent.click(screen.getByRole('link', { name: 'Go Back' }));
  expect(back).toHaveBeenCalledTimes(1);
  history.replaceState({ behind: '/home' }, '');
  await userEvent.click(screen.getByRole('link', { name: 'Go Back' }));
  expect(back).toHaveBeenCalledTimes(1);
});

it('shows the album with its day twice, its photos and the way back', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Children’s fete' })).toBeVisible();
  expect(screen.getByText('Twenty stalls.')).toBeVisible();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Event Date',
    'Last Update',
    'Number Of Photos',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '04/11/2026',
    '04/11/2026',
    '2',
  ]);
  expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/PhotoGallery');
  expect(screen.getAllByRole('img')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Children’s fete: photo 2 of 2' })).toHaveAttribute(
    'href',
    '#photo=2',
  );
});

it('is below Photo Gallery in the breadcrumb, and not in the menu', () => {
  show();
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(
    within(trail)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Gallery', 'Photo Gallery', 'Sub Gallery']);
  expect(within(trail).getByRole('link', { name: 'Photo Gallery' })).toHaveAttribute('href', '/PhotoGallery');
  expect(route.menu).toBeUndefined();
});

it('is called by the album’s name', () => {
  const { context } = show();
  expect(page.title?.(context)).toBe('Children’s fete');
});

it('says so where an album has no photos', () => {
  show({ ...fete, attachments: [] });
  expect(screen.getByText('There are no photos in this album yet.')).toBeVisible();
});

it('leads to documents and to pictures elsewhere, which are no photos of the album', () => {
  const attachments = ['gallery/fete/1.webp', 'notes/programme.pdf', 'https://pictures.example/1.jpg'];
  show({ ...fete, attachments });
  expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent(/^1$/);
  expect(screen.getAllByRole('img')).toHaveLength(1);
  const document = screen.getByRole('link', { name: 'Open the document' });
  expect(document).toHaveAttribute('href', '/api/image/notes/programme.pdf');
  expect(document).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Open the picture at pictures.example' })).toHaveAttribute(
    'href',
    'https://pictures.example/1.jpg',
  );
});

it('says clearly that there is no such album', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  renderPage(page, { route: route, address, answers: { 'subGallery/fete': failing(404) } });
  expect(
    await screen.findByText('There is no such album, or it cannot be reached at the moment.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all albums' })).toHaveAttribute('href', '/PhotoGallery');
  expect(log).toHaveBeenCalledWith('Error fetching data:', expect.anything());
});

it('shows the album after all once trying again has helped', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { network } = renderPage(page, {
    route: route,
    address,
    answers: { 'subGallery/fete': failing(404) },
  });
  await screen.findByRole('button', { name: 'Try again' });
  network.answer('/api/subGallery?id=fete', sending(JSON.stringify(fete)));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Twenty stalls.')).toBeVisible();
});

it('asks for an album where the address names none', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  renderPage(page, { route: route, address: '/SubGallery' });
  expect(await screen.findByText(/^There is no such album/)).toBeVisible();
});
