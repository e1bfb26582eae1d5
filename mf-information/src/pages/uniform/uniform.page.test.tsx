import { renderPage } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';

import { routes } from '../../routes';
import { page } from './uniform.page';

const [route] = routes.filter(({ path }) => path === '/Uniform');
const table = (caption: string) => ({
  type: 'table',
  caption,
  columns: ['Garment', 'Classes'],
  rows: [['Shirt', 'White']],
});
const content = {
  blocks: [
    { type: 'heading', text: 'Summer uniform' },
    table('Boys in summer'),
    table('Girls in summer'),
    { type: 'note', text: 'Sikh pupils wear a turban.' },
    { type: 'documents', items: [{ title: 'Where it is available', file: 'documents/uniform.pdf' }] },
  ],
};

it('shows the tables of boys and girls, what Sikh pupils wear, and where the uniform is available', () => {
  if (!route) throw new Error('there is no route to the page');
  renderPage(page, { route, seed: { 'content/uniform': content } });
  expect(screen.getByRole('heading', { level: 2, name: 'Summer uniform' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Boys in summer' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Girls in summer' })).toBeVisible();
  expect(screen.getByText('Sikh pupils wear a turban.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Where it is available' })).toHaveAttribute('target', '_blank');
});
