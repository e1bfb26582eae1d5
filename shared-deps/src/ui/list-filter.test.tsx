import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ListFilter } from './list-filter';

const optionsOf = (name: string) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text);

it('offers all years, newest first, and all months', () => {
  render(<ListFilter years={[2026, 2025]} year={2026} onYear={jest.fn()} onMonth={jest.fn()} />);
  expect(optionsOf('Year')).toEqual(['All', '2026', '2025']);
  expect(optionsOf('Month')).toHaveLength(13);
  expect(screen.getByLabelText('Year')).toHaveValue('2026');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('tells what the visitor chooses and types', async () => {
  const onYear = jest.fn();
  const onMonth = jest.fn();
  const onSearch = jest.fn();
  render(<ListFilter years={[2026, 2025]} year={2026} {...{ onYear, onMonth, onSearch }} />);
  await userEvent.selectOptions(screen.getByLabelText('Year'), 'All');
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2025');
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'Sep');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'f');
  expect(onYear.mock.calls).toEqual([['All'], [2025]]);
  expect(onMonth).toHaveBeenCalledWith('Sep');
  expect(onSearch).toHaveBeenCalledWith('f');
});

it('stays on the page when Enter is pressed in the search box', async () => {
  const onSubmit = jest.fn();
  render(
    <ListFilter years={[2026]} year={2026} onYear={jest.fn()} onSearch={jest.fn()} onSubmit={onSubmit} />,
  );
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('offers the one fixed year where the spec has but one', () => {
  render(<ListFilter years={[2024]} year={2024} hideAllYears onYear={jest.fn()} />);
  expect(optionsOf('Year')).toEqual(['2024']);
});
