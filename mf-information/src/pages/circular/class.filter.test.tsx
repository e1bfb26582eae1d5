import { renderPage } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { routes } from '../../routes';
import { page } from './circular.page';

const circular = (title: string, date: string, classes?: string[]) => ({
  _id: title,
  category: 'Circular',
  title,
  date,
  attachments: [`circulars/${title}.pdf`],
  ...(classes && { classes }),
});
const records = [
  circular('Bus routes', '2026-11-18'),
  circular('Tour', '2026-11-02', ['VIII', 'IX']),
  circular('Pre-boards', '2026-11-20', ['X', 'XII']),
  circular('Old fees', '2025-04-02', ['VIII']),
];

function open(address: string, of: readonly object[] = records) {
  const route = routes.find(({ path }) => path === '/Circular');
  if (!route) throw new Error('there is no route to the page');
  renderPage(page, { route, seed: { 'circular/all': of }, address });
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const choice = () => screen.getByRole('combobox', { name: 'Class' });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/Circular');
});

it('offers each class, and all of them at first', () => {
  open('/Circular');
  expect(choice()).toHaveDisplayValue('All');
  expect(screen.getByRole('option', { name: 'LKG' })).toBeInTheDocument();
  expect(titles()).toEqual(['Pre-boards', 'Bus routes', 'Tour']);
});

it('shows the circulars to a class and those to all, the newest first, and their number', () => {
  open('/Circular?class=VIII');
  expect(choice()).toHaveDisplayValue('VIII');
  expect(titles()).toEqual(['Bus routes', 'Tour']);
  expect(screen.getByText('Total Circulars: 2')).toBeInTheDocument();
});

it('shows all where the address names a class that no school has', () => {
  open('/Circular?class=XIII');
  expect(titles()).toHaveLength(3);
});

it('narrows the list at once, keeps the year, and remembers the class', async () => {
  open('/Circular?year=2025');
  await userEvent.selectOptions(choice(), 'VIII');
  expect(titles()).toEqual(['Old fees']);
  expect(localStorage.getItem('school.class')).toBe('VIII');
});

it('begins with the remembered class, until the visitor chooses all, which forgets it', async () => {
  localStorage.setItem('school.class', 'VIII');
  open('/Circular');
  expect(titles()).toEqual(['Bus routes', 'Tour']);
  await userEvent.selectOptions(choice(), 'All');
  expect(titles()).toHaveLength(3);
  expect(localStorage.getItem('school.class')).toBeNull();
});

it('says that there is none for the class, and leads to all classes', async () => {
  open('/Circular?class=II', [circular('Pre-boards', '2026-11-20', ['X'])]);
  expect(screen.getByText('No circular of 2026 is for class II.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Show all classes' }));
  expect(titles()).toEqual(['Pre-boards']);
});
