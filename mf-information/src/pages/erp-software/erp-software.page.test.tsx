import { renderPage } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';

import { routes } from '../../routes';
import { page } from './erp-software.page';

const [route] = routes.filter(({ path }) => path === '/ErpSoftware');
const picture = { file: 'portal/app.webp', alt: 'The app', caption: 'Free', width: 600, height: 900 };
const content = {
  blocks: [
    { type: 'paragraph', text: 'The school keeps its records.' },
    {
      type: 'picturePopups',
      items: ['Manage Data', 'Parent Portal'].map((label) => ({ label, picture })),
    },
    { type: 'heading', text: 'What parents can do' },
    { type: 'pictures', items: [picture] },
    { type: 'list', items: ['See attendance.'] },
    { type: 'links', items: [{ label: 'Android app', href: 'https://apps.example/android' }] },
  ],
};

it('shows what the software is, its pictures to enlarge, the app and where to get it', () => {
  if (!route) throw new Error('there is no route to the page');
  renderPage(page, { route, seed: { 'content/erp-software': content } });
  expect(screen.getByText('The school keeps its records.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Manage Data' })).toHaveAttribute('popovertarget');
  expect(screen.getByRole('button', { name: 'Parent Portal' })).toHaveAttribute('popovertarget');
  expect(screen.getByRole('heading', { level: 2, name: 'What parents can do' })).toBeVisible();
  expect(screen.getByText('See attendance.')).toBeVisible();
  expect(screen.getByText('Free')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Android app' })).toHaveAttribute('target', '_blank');
});
