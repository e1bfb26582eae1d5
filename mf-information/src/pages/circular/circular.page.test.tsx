import { renderPage } from '@school/shared-deps/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { routes } from '../../routes';
import { page } from './circular.page';

const [route] = routes.filter(({ path }) => path === '/Circular');
const circular = (title: string, date: string) => ({
  _id: title,
  category: 'Circular',
  title,
  date,
  attachments: [`circulars/${title}.pdf`, 'circulars/second.pdf'],
});

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('begins with the circular that the address names, until the visitor chooses', async () => {
  if (!route) throw new Error('there is no route to the page');
  const records = [circular('Bus routes', '2026-11-18'), circular('Fees of 2023', '2023-03-01')];
  renderPage(page, { route, seed: { 'circular/all': records }, address: '/Circular?circular=Fees of 2023' });
  expect(titles()).toEqual(['Fees of 2023', 'Bus routes']);
  await userEvent.type(screen.getByRole('searchbox'), 'bus');
  expect(titles()).toEqual(['Bus routes']);
});

it('has the text of the document that the address names', () => {
  if (!route) throw new Error('there is no route to the page');
  const seed = {
    'circular/all': [circular('Fees', '2026-11-18'), circular('Bus routes', '2026-11-02')],
    'text/Fees': ['Fees are paid in four quarters.', 'Last dates'],
  };
  renderPage(page, { route, seed, address: '/Circular?circular=Fees' });
  const [fees, bus] = screen.getAllByRole('article');
  expect(fees).toHaveTextContent('Fees are paid in four quarters.Last dates');
  const link = within(bus ?? document.body).getByRole('link', { name: 'Read here: Bus routes' });
  expect(link).toHaveAttribute('href', '/Circular?circular=Bus+routes');
});

it('says it when a document has no text', () => {
  if (!route) throw new Error('there is no route to the page');
  const seed = { 'circular/all': [circular('Fees', '2026-11-18')], 'text/Fees': [] };
  renderPage(page, { route, seed, address: '/Circular?circular=Fees' });
  expect(screen.getByRole('article')).toHaveTextContent('cannot be shown here');
});

it('says of a document what it is, and whether it is new', () => {
  if (!route) throw new Error('there is no route to the page');
  const paper = { ...circular('Bus routes', '2026-11-18'), bytes: 45_300, pages: 2 };
  const form = { ...circular('A form', '2026-11-18'), category: 'Form' };
  renderPage(page, {
    route,
    seed: { 'circular/all': [paper, form, circular('Winter timings', '2026-11-02')] },
  });
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('PDF, 2 pages, 45 KB · new this week');
  expect(second).toHaveTextContent(/PDFRead here Share$/);
});
