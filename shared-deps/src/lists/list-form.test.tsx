import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { News } from '../contract';
import { pageContext } from '../testing/page-context';
import { startActor } from '../testing/render-page';
import type { Filters } from './filters/filter';
import { month } from './filters/month.filter';
import { search } from './filters/search.filter';
import { year } from './filters/year.filter';
import { listActor } from './list-actor';
import { ListForm } from './list-form';

const route = { path: '/News', title: 'News', trail: [], resources: ['news/all'] };
const news = [
  { title: 'Book fair', fromDate: '2025-11-02' },
  { title: 'Fête', fromDate: '2026-03-01' },
];
const optionsOf = (name: string) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text);

function show(filters: Filters<News>, onSubmit?: () => void) {
  const context = pageContext({ route, seed: { 'news/all': news } });
  const definition = { resource: 'news/all', filters, dateOf: ({ fromDate }: News) => fromDate } as const;
  const list = startActor(listActor(definition), context);
  render(<ListForm list={list} {...(onSubmit && { onSubmit })} />);
  return () => list.getSnapshot().context.choice;
}

it('offers all years, newest first, and all months', () => {
  show({ year, month });
  expect(optionsOf('Year')).toEqual(['All', '2026', '2025']);
  expect(optionsOf('Month')).toHaveLength(13);
  expect(screen.getByLabelText('Year')).toHaveValue('2026');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('follows what the visitor chooses and types', async () => {
  const choice = show({ year, month, search });
  await userEvent.selectOptions(screen.getByLabelText('Year'), 'All');
  expect(choice()).toMatchObject({ year: 'All' });
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2025');
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'Sep');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'Fe');
  expect(choice()).toEqual({ year: 2025, month: 'Sep', search: 'Fe' });
});

it('stays on the page when Enter is pressed in the search box, or the button', async () => {
  const onSubmit = jest.fn();
  show({ year, search }, onSubmit);
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('has nothing to submit when there is nothing to choose', () => {
  show({ year: { ...year, isFixed: true } });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
