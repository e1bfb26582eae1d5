import { renderPage } from '@school/shared-deps/testing';
import { fireEvent, screen } from '@testing-library/react';

import { page as calendar } from '../pages/calendar/calendar.page';
import { page as homework } from '../pages/holiday-homework/holiday-homework.page';
import { routes } from '../routes';

const routeOf = (path: string) => {
  const route = routes.find((each) => each.path === path);
  if (!route) throw new Error(`there is no route to ${path}`);
  return route;
};
const sheets = ['LKG', 'VIII', 'XI Commerce', 'XI Science'].map((title) => ({ title, file: `${title}.pdf` }));
const dates = { blocks: [{ type: 'heading', level: 2, text: 'Class VIII' }] };
const year = { blocks: [{ type: 'heading', level: 2, text: 'Your class' }] };

function openHomework(query = '') {
  const seed = { 'content/holiday-homework': [{ blocks: [{ type: 'documents', items: sheets }] }] };
  renderPage(homework, {
    route: routeOf('/HolidayHomework'),
    seed,
    address: `/HolidayHomework${query}`,
  });
}

function openCalendar(query = '') {
  const seed = { 'content/calendar': [year], 'content/class-dates/VIII': [dates] };
  renderPage(calendar, { route: routeOf('/Calendar'), seed, address: `/Calendar${query}` });
}

const headings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/Calendar?class=II');
});

it('has the sheets of a class first, and the others below a heading', () => {
  openHomework('?class=XI');
  expect(headings(2)).toEqual(['Class XI', 'Other classes']);
  expect(headings(3)).toEqual(['XI Commerce', 'XI Science', 'LKG', 'VIII']);
});

it('says that a class has no sheet, and hides none of the others', () => {
  openHomework('?class=I');
  expect(screen.getByText('There is no sheet for class I.')).toBeInTheDocument();
  expect(headings(3)).toHaveLength(4);
});

it('has all sheets in their order without a class, or with one that no school has', () => {
  openHomework('?class=XIII');
  expect(headings(2)).toEqual(['LKG', 'VIII', 'XI Commerce', 'XI Science']);
  expect(homework.searchOf?.(new URLSearchParams('?class=XIII&utm=x'))).toBe('');
  expect(homework.searchOf?.(new URLSearchParams('?class=XI&utm=x'))).toBe('?class=XI');
});

it('has the dates of the class ahead of those of the school', () => {
  openCalendar('?class=VIII');
  expect(headings(2)).toEqual(['Class VIII', 'Your class']);
  expect(screen.getByRole('link', { name: 'Forget class VIII' })).toHaveAttribute('href', '?class=All');
});

it('has the dates of the school alone where no class is chosen', () => {
  openCalendar();
  expect(headings(2)).toEqual(['Your class']);
  expect(screen.getByRole('combobox', { name: 'Class' })).toHaveDisplayValue('All');
  expect(screen.queryByRole('link', { name: /^Forget/ })).not.toBeInTheDocument();
});

it('remembers the class on a page that came without a document, and forgets it by the link', () => {
  openCalendar();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'VIII' } });
  expect(localStorage.getItem('school.class')).toBe('VIII');
  history.replaceState(null, '', '/Calendar?class=All');
  openHomework('?class=All');
  expect(localStorage.getItem('school.class')).toBeNull();
});
