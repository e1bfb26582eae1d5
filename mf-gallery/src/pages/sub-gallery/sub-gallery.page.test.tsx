import { failing, renderPage, sending } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';
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

it('says so where an album has no photos', () => {
  show({ ...fete, attachments: [] });
  expect(screen.getByText('There are no photos in this album yet.')).toBeVisible();
});

it('leads to documents and to pictures elsewhere, which are no photos of the album', () => {
  const attachments = ['gallery/fete/1.webp', 'notes/programme.pdf', 'https://pictures.example/1.jpg'];
  show({ ...fete, attachments });
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['04/11/2026', '04/11/2026', '1']);
  expect(screen.getAllByRole('img')).toHaveLength(1);
  const document = screen.getByRole('link', { name: 'Open the document' });
  expect(document).toHaveAttribute('href', '/api/image/notes/programme.pdf');
  expect(document).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Open the picture at pictures.example' })).toHaveAttribute(
    'href',
    'https://pictures.example/1.jpg',
  );
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
