import { renderPage } from '@school/shared-deps/testing';
import { screen, within } from '@testing-library/react';

import { defineToppersPage } from './toppers-page';

const route = {
  path: '/ToppersICSE',
  page: 'toppers-icse',
  title: 'Topper Class 10th',
  trail: ['About Us'],
  resources: ['topper', 'words/fallback'],
};
const picture = { file: 'people/nobody.webp', alt: '', width: 240, height: 240 };
const fallback = { pictures: { person: picture } };
const toppers = [
  { class: 'X', name: 'Asha Rao', stream: 'Secondary', division: '98.4%', attachments: ['people/asha.webp'] },
  { class: 'XII', name: 'Ravi Toppo', stream: 'Science', division: 96, attachments: [] },
];
const seed = { topper: toppers, 'words/fallback': fallback };

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

it('has the one year 2024 to choose, which filters nothing', () => {
  renderPage(defineToppersPage('X'), { route, seed });
  const year = screen.getByRole('combobox', { name: 'Year' });
  expect(within(year).getAllByRole('option')).toHaveLength(1);
  expect(year).toHaveValue('2024');
});

it('says that there is no data when nobody of the class is in the list', () => {
  renderPage(defineToppersPage('X'), { route, seed: { ...seed, topper: [] } });
  expect(screen.getByText('No data available')).toBeVisible();
});

it('says so too when the list cannot be had', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  renderPage(defineToppersPage('X'), { route, answers: { topper: { not: 'a list' } } });
  expect(await screen.findByText('The newest results could not be loaded.')).toBeVisible();
  expect(screen.getByText('No data available')).toBeVisible();
  expect(console.error).toHaveBeenCalledWith('Error fetching data:', expect.anything());
});
