import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { enhanceField } from './combobox';

const result = (title: string) => ({
  kind: 'page',
  title: `${title} page`,
  context: '',
  marks: { title: [0, title.length], context: [] },
  href: `/${title}`,
});
const answers: Record<string, () => Promise<object>> = {};
const fetched: string[] = [];
let field: HTMLInputElement;

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML = '<form action="/Search"><input id="site-search" name="q" type="search"></form>';
  fetched.splice(0);
  window.fetch = async (path: unknown) => {
    const q = new URLSearchParams((path as string).split('?')[1]).get('q') ?? '';
    fetched.push(q);
    const body = await (answers[q]?.() ??
      Promise.resolve({ q, total: 2, answers: [], results: [result('Fee'), result('Fair')] }));
    return { ok: true, json: () => Promise.resolve(body) } as Response;
  };
  field = screen.getByRole('searchbox');
  enhanceField(field);
});

it('offers results as the visitor types, and says how many', async () => {
  await userEvent.type(field, 'fee');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Fee pagePage',
    'Fair pagePage',
    'All 2 results',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
  expect(fetched.at(-1)).toBe('fee');
});

it('begins with the school’s answer, and names a heading before its page', async () => {
  const part = { ...result('Office'), title: 'Contact Us: Office hours', href: '/ContactUs#office-hours' };
  const answer = { title: 'Office hours', text: 'from 9:00 to 13:30', href: '/ContactUs' };
  answers['office'] = () => Promise.resolve({ q: 'office', total: 1, answers: [answer], results: [part] });
  await userEvent.type(field, 'office');
  await screen.findByText('from 9:00 to 13:30');
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'from 9:00 to 13:30Office hours',
    'Office hoursContact Us · Page',
    'The result',
  ]);
});

it('moves by arrows, chooses by Enter, and closes by Escape', async () => {
  await userEvent.type(field, 'fee');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  const reached = () => field.getAttribute('aria-activedescendant')?.at(-1);
  // the field, the options, and round again
  for (const option of ['0', '1', '2', undefined]) {
    await userEvent.keyboard('{ArrowDown}');
    expect(reached()).toBe(option);
  }
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field).toHaveAttribute('aria-activedescendant', 'site-search-suggestions-1');
  const followed = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', followed, { once: true });
  await userEvent.keyboard('{Enter}');
  expect(followed).toHaveBeenCalled();
  await userEvent.type(field, 's');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).not.toHaveAttribute('aria-activedescendant');
});

it('leaves the keys of an input method to it', async () => {
  await userEvent.type(field, 'fee');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    const pressed = new KeyboardEvent('keydown', { key, isComposing: true, cancelable: true });
    expect(field.dispatchEvent(pressed)).toBe(true);
  }
  expect(screen.getByRole('listbox')).toBeVisible();
  expect(field).not.toHaveAttribute('aria-activedescendant');
});

it('drops an answer that is late for the next letter', async () => {
  let answerLate: (body: object) => void = () => undefined;
  answers['a'] = () => new Promise((resolve) => (answerLate = resolve));
  await userEvent.type(field, 'a');
  await waitFor(() => expect(fetched).toEqual(['a']));
  await userEvent.type(field, 'b');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  answerLate({ q: 'a', total: 1, answers: [], results: [result('Late')] });
  await Promise.resolve();
  expect(screen.queryByText('Late')).not.toBeInTheDocument();
});

it.each([
  ['Tab', () => userEvent.tab()],
  ['a click elsewhere', () => userEvent.click(document.body)],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['sending the form', () => Promise.resolve(field.form?.dispatchEvent(new SubmitEvent('submit')))],
])('stays closed when the answer comes after %s', async (_, leave) => {
  let answerLate: (body: object) => void = () => undefined;
  answers['late'] = () => new Promise((resolve) => (answerLate = resolve));
  await userEvent.click(field);
  await userEvent.paste('late');
  await leave();
  answerLate({ q: 'late', total: 1, answers: [], results: [result('Late')] });
  await screen.findByText('Late');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('asks once more when the server is too busy for an answer', async () => {
  answers['bus'] = () => (fetched.length === 1 ? Promise.reject(new Error('503')) : Promise.resolve(bus));
  const bus = { q: 'bus', total: 1, answers: [], results: [result('Bus')] };
  await userEvent.click(field);
  await userEvent.paste('bus');
  expect(await screen.findByText('Bus', {}, { timeout: 3_000 })).toBeInTheDocument();
  expect(fetched).toEqual(['bus', 'bus']);
});
