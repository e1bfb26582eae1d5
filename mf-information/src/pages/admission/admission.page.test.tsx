import { createSite, renderPage } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';

import { routes } from '../../routes';
import { page } from './admission.page';

const [route] = routes.filter(({ path }) => path === '/Admission');
const blocks = [
  { type: 'quote', text: 'The gate is open.' },
  { type: 'heading', text: 'Age by class', level: 2 },
];
const registration = { _id: '1', title: 'LKG: 1 December to 9 January', attachments: ['documents/form.pdf'] };

function open(registrations: readonly object[]) {
  if (!route) throw new Error('there is no route to the page');
  const office = { now: 'Open now: the office is open from 9:00 to 13:30.' };
  const seed = {
    'content/admission': { blocks },
    'content/office': office,
    onlineRegistration: registrations,
  };
  renderPage(page, { route, seed, site: createSite() });
}

it('has the open registrations under the quotation, with their documents, and the office at the end', () => {
  open([registration, { ...registration, title: 'Class XI: in April', attachments: [] }]);
  expect(screen.getByRole('link', { name: 'LKG: 1 December to 9 January' })).toHaveAttribute(
    'href',
    '/api/image/documents/form.pdf',
  );
  expect(screen.getByText('Class XI: in April')).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Registration', 'Age by class', 'Ask the office']);
  expect(screen.getByText(/^Call/)).toHaveTextContent('Call +91 0000 000 000. Open now: the office is open');
});

it('says that no registration is open', () => {
  open([]);
  expect(screen.getByText('No registration is open at the moment.')).toBeVisible();
});
