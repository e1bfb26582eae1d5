import type { Circular } from '@school/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { month } from '../lists/filters/month.filter';
import { search } from '../lists/filters/search.filter';
import { year } from '../lists/filters/year.filter';
import { ListFooter } from '../lists/list-footer';
import { ListHead } from '../lists/list-head';
import { defineListPage, type ListProps } from '../lists/list-page';
import { useList } from '../lists/list-view';

export const key = 'circular/all';
export const route = { path: '/Circular', title: 'Circular', trail: [], resources: [key] };
export const circulars = [
  { category: 'Circular', title: 'Fee schedule', date: '2026-04-01' },
  { category: 'Circular', title: 'Bus routes', date: '2026-11-02' },
  { category: 'Circular', title: 'Uniform', date: '2025-03-10' },
  { category: 'Circular', title: 'Undated notice', date: '' },
  { category: 'eBook', title: 'Algebra', date: '2026-01-01' },
];
export const many = Array.from({ length: 60 }, (_, at) => ({
  category: 'Circular',
  title: `Circular ${at + 1}`,
  date: '2026-04-01',
}));

const filters = { year, month, search };
export const definition = { resource: key, filters, dateOf, isListed: isCircular } as const;
export const page = defineListPage({ ...definition, List: CircularList });

export function CircularList<F extends Partial<typeof filters>>({ list }: ListProps<typeof key, F>) {
  const { shown } = useList(list);
  return (
    <>
      <ListHead list={list} noun={{ total: 'Circulars', one: 'circular', many: 'circulars' }} />
      <ul data-cards>
        {shown.map(({ key: unique, record }) => (
          <li key={unique}>
            <h2>{record.title}</h2>
          </li>
        ))}
      </ul>
      <ListFooter list={list} />
    </>
  );
}

function dateOf({ date }: Circular): string {
  return date;
}

function isCircular({ category }: Circular): boolean {
  return category === 'Circular';
}

export const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
export const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);
