import { renderPage } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { routes } from '../../routes';
import { page } from './circular.page';

const circular = (title: string, date: string) => ({
  ...{ _id: title, category: 'Circular', title, date, attachments: [`circulars/${title}.pdf`] },
});
const dated = [circular('Bus routes', '2026-11-18'), circular('Old fees', '2025-04-02')];

function show(records: readonly object[]) {
  const route = routes.find(({ path }) => path === '/Circular');
  if (!route) throw new Error('there is no route to the page');
  return renderPage(page, { route, seed: { 'circular/all': records }, address: '/Circular' });
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('has the circulars without a date in every year, folded beside the search', async () => {
  show([circular('Whom to tell', ''), ...dated]);
  expect(titles()).toEqual(['Bus routes']);
  const link = screen.getByText('Whom to tell');
  expect(link).not.toBeVisible();
  await userEvent.click(screen.getByText('Always in force (1)'));
  expect(link).toBeVisible();
  expect(link).toHaveAttribute('href', '/Circular?circular=Whom+to+tell');
  await userEvent.type(screen.getByRole('searchbox'), 'no such circular');
  expect(link).toBeVisible();
});

it('has 24 links at most', () => {
  show(Array.from({ length: 30 }, (_, at) => circular(`Rule ${at}`, '')));
  expect(screen.getByText('Always in force (24)')).toBeVisible();
});

it('has nothing beside the search where each circular has a date, if only one that cannot be read', () => {
  show([...dated, circular('Without a day', 'in spring')]);
  expect(screen.queryByText(/^Always in force/)).not.toBeInTheDocument();
});

it('comes with the page, whose part of the list does not have them', () => {
  const { actors, context } = show([circular('Whom to tell', ''), ...dated]);
  const part = page.excerpts?.(actors, context).get('circular/all');
  expect(part?.records).toHaveLength(1);
  expect(part?.excerpt?.options['search']).toEqual([{ _id: 'Whom to tell', title: 'Whom to tell' }]);
});
