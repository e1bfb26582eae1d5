import { renderPage } from '@school/shared-deps/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { defineToppersPage } from './toppers-page';

const route = {
  path: '/ToppersICSE',
  title: 'Topper Class 10th',
  trail: ['About Us'],
  resources: ['topper', 'content/fallback'],
};
const picture = { file: 'people/nobody.webp', alt: '', width: 240, height: 240 };
const fallback = { pictures: { person: picture } };
const toppers = [
  { class: 'X', name: 'Asha Rao', stream: 'Secondary', division: '98.4%', attachments: ['people/asha.webp'] },
  { class: 'XII', name: 'Ravi Toppo', stream: 'Science', division: 96, attachments: [] },
];
const results = { X: [{ year: 2022, appeared: 138, passed: 136 }], XII: [] };
const seed = { topper: toppers, 'content/fallback': fallback, 'content/results': results };

it('shows only the toppers of its class, with percentage, photo, name and stream', () => {
  renderPage(defineToppersPage('X'), { route, seed });
  const [card, ...others] = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading'));
  expect(others).toEqual([]);
  expect(card).toHaveTextContent('98.4%Asha RaoSecondary');
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/api/image/people/asha.webp');
});

it('writes the percent sign where the provider does not, and a placeholder for a photo that is not there', () => {
  renderPage(defineToppersPage('XII'), { route: { ...route, title: 'Topper Class 12th' }, seed });
  expect(screen.getByText('96%')).toBeVisible();
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/api/image/people/nobody.webp');
});

it('shows 24 toppers of its class, and more when asked, whatever year an address names', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ class: at % 2 ? 'X' : 'XII', name: `Topper ${at}` }));
  const page = defineToppersPage('X');
  renderPage(page, { route, address: '/ToppersICSE?year=2019', seed: { ...seed, topper: many } });
  expect(screen.getByRole('combobox', { name: 'Year' })).toHaveTextContent(/^2024$/);
  expect(screen.getAllByRole('heading', { level: 2, name: /^Topper/ })).toHaveLength(24);
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  expect(screen.getAllByRole('heading', { level: 2, name: /^Topper/ })).toHaveLength(30);
  expect(page.searchOf?.(new URLSearchParams('year=2019&shown=48'))).toBe('?shown=48');
});

it('has a part for each year that the provider names, the newest first', () => {
  const of = (year: string, name: string) => ({ class: 'X', year, name });
  const topper = [of('', 'Zaid'), of('2024', 'Pranav'), of('2026', 'Gurnoor'), of('2026', 'Tanaya')];
  renderPage(defineToppersPage('X'), { route, seed: { ...seed, topper } });
  const years = screen.getAllByRole('heading', { level: 2, name: /^Board results/ });
  expect(years.map(({ textContent }) => textContent)).toEqual([
    'Board results 2026',
    'Board results 2024',
    'Board results of other years',
  ]);
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Gurnoor', 'Tanaya', 'Pranav', 'Zaid']);
});

it('shows the pass rates of its class, and where they come from', () => {
  renderPage(defineToppersPage('X'), { route, seed });
  const table = within(screen.getByRole('table', { name: 'Pass rates of class X' }));
  expect(table.getByRole('row', { name: '2022 136 of 138 98.6%' })).toBeVisible();
  expect(screen.getByText(/^All figures are in the/)).toHaveTextContent('Mandatory Disclosure');
});
