import { renderPage } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';

import { routes } from '../../routes';
import { page } from './conduct.page';

const [route] = routes.filter(({ path }) => path === '/Conduct');
const content = {
  blocks: [
    { type: 'paragraph', text: 'Read aloud on Monday.' },
    { type: 'heading', text: 'Do’s' },
    { type: 'list', items: ['Greet people.'] },
    { type: 'heading', text: 'Don’ts' },
    { type: 'list', items: ['Don’t shout.'] },
    { type: 'heading', text: 'Forbidden practices' },
    { type: 'list', items: ['Bullying.'] },
  ],
};

it('shows what to do, what not to do and what is forbidden, in this order', () => {
  if (!route) throw new Error('there is no route to the page');
  renderPage(page, { route, seed: { 'content/conduct': content } });
  expect(screen.getByText('Read aloud on Monday.')).toBeVisible();
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Do’s', 'Don’ts', 'Forbidden practices']);
  const items = screen.getAllByRole('list').slice(-3);
  expect(items.map(({ textContent }) => textContent)).toEqual(['Greet people.', 'Don’t shout.', 'Bullying.']);
});
