import { failing, renderPage } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { routes } from '../../routes';
import { page } from './circular.page';

const [route] = routes.filter(({ path }) => path === '/Circular');
const circular = (title: string, date: string, category = 'Circular') => ({
  _id: title,
  category,
  title,
  date,
  attachments: [`circulars/${title.toLowerCase().replaceAll(' ', '-')}.pdf`, 'circulars/second.pdf'],
});
const circulars = [
  circular('Winter timings', '2026-11-02'),
  circular('Fee schedule', '2026-04-01'),
  circular('Old fees', '2025-04-01'),
  circular('Undated rule', ''),
  circular('Boat day', '2026-10-05', 'PhotoGallery'),
];

function open(options: object = { seed: { 'circular/all': circulars } }) {
  if (!route) throw new Error('there is no route to the page');
  return renderPage(page, { route, ...options });
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('shows the circulars of the current year, newest first, and nothing else that the list carries', () => {
  open();
  expect(titles()).toEqual(['Winter timings', 'Fee schedule']);
  expect(screen.getByText('Total Circulars: 2')).toBeVisible();
  expect(screen.getByLabelText('Year')).toHaveValue('2026');
});

it('opens the first document of a circular in a new tab', () => {
  open();
  const link = screen.getByRole('link', { name: 'Winter timings' });
  expect(link).toHaveAttribute('href', '/api/image/circulars/winter-timings.pdf');
  expect(link).toHaveAttribute('target', '_blank');
});

it('says of a document what it is, and whether it is new', () => {
  const paper = { ...circular('Bus routes', '2026-11-18'), bytes: 45_300, pages: 2 };
  open({ seed: { 'circular/all': [paper, ...circulars] } });
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('PDF, 2 pages, 45 KB · new this week');
  expect(second).toHaveTextContent(/PDF$/);
});

it('narrows the list by year, and with All shows circulars without a date too', async () => {
  open();
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2025');
  expect(titles()).toEqual(['Old fees']);
  await userEvent.selectOptions(screen.getByLabelText('Year'), 'All');
  expect(screen.getByText('Total Circulars: 4')).toBeVisible();
  expect(titles()).toContain('Undated rule');
});

it('narrows the list as the visitor types', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Search'), 'FEE');
  expect(titles()).toEqual(['Fee schedule']);
  expect(screen.getByText('Total Circulars: 1')).toBeVisible();
});

it('shows a placeholder when nothing matches', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Search'), 'no such circular');
  expect(titles()).toEqual(['Circular Title']);
  expect(screen.getByText('DD.MM.YYYY')).toBeVisible();
  expect(screen.getByText('Stay Tuned For More Updates')).toBeVisible();
});

it('keeps the placeholder when the list fails, and says so on the console', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  open({ answers: { 'circular/all': failing(404) } });
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(titles()).toEqual(['Circular Title']);
  expect(logged.mock.calls[0]?.join(' ')).toContain('Error fetching data:');
});
