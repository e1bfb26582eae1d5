import { renderPage } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';

import { routes } from '../../routes';
import { page } from './notice-sheet.page';

const [route] = routes.filter(({ path }) => path === '/NoticeSheet');
const sheet = {
  month: 'November 2026',
  circulars: [],
  events: [{ title: 'Fete', day: '14/11/2026', facts: 'Lower field' }],
  address: { url: 'https://school.example', code: { size: 29, path: 'M4 4h1v1h-1z' } },
};

function show(changes: object = {}) {
  if (!route) throw new Error('there is no route to the page');
  return renderPage(page, { route, seed: { 'content/notice-sheet': { ...sheet, ...changes } } });
}

it('has the month, its events and circulars, and where to find the rest', () => {
  show();
  expect(screen.getByText('November 2026')).toBeVisible();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toContain('14/11/2026Fete, Lower field');
  expect(screen.getByText('No circulars have come this month yet.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code of the site' })).toBeVisible();
  expect(screen.getByText('https://school.example')).toBeVisible();
});

it('has no code for a school that has not named its address', () => {
  show({ address: undefined });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
