import { renderPage } from '@school/shared-deps/testing';
import { screen, within } from '@testing-library/react';

import { routes } from '../../routes';
import { page } from './holiday-homework.page';

const [route] = routes.filter(({ path }) => path === '/HolidayHomework');
const content = {
  blocks: [
    { type: 'paragraph', text: 'For the summer vacation.' },
    {
      type: 'documents',
      items: [
        { title: 'LKG', file: 'homework/lkg.pdf', date: '2026-05-20', bytes: 45_300, pages: 2 },
        { title: 'XI Science', file: 'homework/class-xi-science.pdf' },
      ],
    },
  ],
};

it('has a card for each class, whose sheet opens in a new tab', () => {
  if (!route) throw new Error('there is no route to the page');
  renderPage(page, { route, seed: { 'content/holiday-homework': content } });
  expect(screen.getByText('For the summer vacation.')).toBeVisible();
  const links = screen.getAllByRole('article').map((card) => within(card).getByRole('link'));
  expect(links.map(({ textContent }) => textContent)).toEqual(['LKG', 'XI Science']);
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  expect(links[1]).toHaveAttribute('href', '/api/image/homework/class-xi-science.pdf');
});

it('says what a sheet is before it is opened', () => {
  if (!route) throw new Error('there is no route to the page');
  renderPage(page, { route, seed: { 'content/holiday-homework': content } });
  const [dated, other] = screen.getAllByRole('article');
  expect(dated).toHaveTextContent('PDF, 2 pages, 45 KB20/05/2026');
  expect(other).toHaveTextContent(/PDF$/);
});

it('leads home to the very beginning', () => {
  if (!route) throw new Error('there is no route to the page');
  renderPage(page, { route, seed: { 'content/holiday-homework': content } });
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});
