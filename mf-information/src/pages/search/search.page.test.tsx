import { failing, renderPage } from '@school/shared-deps/testing';
import { screen, within } from '@testing-library/react';

import { routes } from '../../routes';
import { page } from './search.page';

const [route] = routes.filter(({ path }) => path === '/Search');
const result = (kind: string, title: string, more: object = {}) => ({
  kind,
  title: `${title} of 2026`,
  context: 'The fee is due.',
  marks: { title: [0, title.length], context: [4, 7] },
  href: `/${title}`,
  ...more,
});
const papers = { href: '/api/image/fees.pdf#page=2', page: 2, bytes: 45_300, date: '2026-03-19' };
const answer = {
  q: 'fee',
  words: ['fee'],
  total: 9,
  results: [
    result('circular', 'Fees', papers),
    result('page', 'Rules'),
    result('page', 'Portal'),
    result('news', 'Fair'),
  ],
  answers: [{ title: 'Fees of 2026', text: 'Rs 5100 a quarter', href: '/Fees' }],
  kinds: [
    { kind: 'page', count: 5 },
    { kind: 'news', count: 4 },
  ],
  years: [
    { year: '2026', count: 3 },
    { year: '2025', count: 2 },
  ],
  near: [],
};
const nothing = { ...answer, total: 0, results: [], answers: [], kinds: [], years: [], near: ['fees'] };

function open(query: string, search: object, options: object = {}) {
  if (!route) throw new Error('there is no route to the page');
  const address = `/Search${query}`;
  return renderPage(page, {
    route,
    address,
    seed: { [`search/${query.replace('?', '')}`]: search },
    ...options,
  });
}

it('shows the best results, and the others by their kinds', () => {
  open('?q=fee', answer);
  expect(screen.getByText('9 results for “fee”')).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Fees of 2026', 'Best matches', 'News']);
  expect(screen.getByRole('link', { name: 'All 4: News' })).toHaveAttribute(
    'href',
    '/Search?q=fee&kind=news',
  );
});

it('has kinds and years after the best results', () => {
  open('?q=fee', answer);
  const best = screen.getByRole('heading', { name: 'Best matches' });
  const kinds = screen.getByRole('list', { name: 'Kind' });
  expect(best.compareDocumentPosition(kinds)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('dials a number of an answer by a tap', () => {
  const telephone = { title: 'Telephone', text: 'Office: +91 1009 240118, always', href: '/ContactUs' };
  open('?q=phone', { ...answer, answers: [telephone] });
  expect(screen.getByRole('link', { name: '+91 1009 240118' })).toHaveAttribute('href', 'tel:+911009240118');
});

it('leads from the fee to how it is paid', () => {
  const [fee] = answer.answers;
  open('?q=fee', { ...answer, answers: [{ ...fee, more: { label: 'How to pay', href: '/Pphelp' } }] });
  expect(screen.getByRole('link', { name: 'How to pay' })).toHaveAttribute('href', '/Pphelp');
});

it('names the documents of other years with the same name', () => {
  const also = [{ year: '2025', href: '/api/image/old.pdf' }];
  open('?q=fee', { ...answer, results: [result('circular', 'Fees', { ...papers, also })] });
  expect(screen.getByText(/^also/)).toHaveTextContent('also 2025');
  expect(screen.getByRole('link', { name: '2025' })).toHaveAttribute('href', '/api/image/old.pdf');
});

it('leads to the office where few results are found, and says whether it is open', () => {
  open('?q=fee', { ...answer, total: 1, office: 'Open now: the office is open from 9:00 to 13:30.' });
  const line = screen.getByText(/^Ask the office/);
  expect(within(line).getAllByRole('link').at(-1)).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:'),
  );
  expect(line).toHaveTextContent('Open now');
});

it('says that no result has all words', () => {
  open('?q=fee', { ...answer, isPartial: true });
  expect(screen.getByText('No result has all words of “fee”; 9 have some')).toBeVisible();
  expect(screen.getByText(/^Ask the office/)).toBeVisible();
});

it('begins in its field where nothing is searched for yet', () => {
  open('', nothing);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'fee for class V');
});

it('opens a document at its page, and says what it is', () => {
  open('?q=fee', answer);
  const [first] = screen.getAllByRole('listitem').filter((item) => item.textContent.includes('Fees of'));
  if (!first) throw new Error('there is no result');
  expect(within(first).getByRole('link')).toHaveAttribute('href', '/api/image/fees.pdf#page=2');
  expect(within(first).getByRole('link')).toHaveAttribute('target', '_blank');
  expect(first).toHaveTextContent('PDF, 45 KB · Circular · 19/03/2026 · page 2');
});

it('marks what was found', () => {
  open('?q=fee', answer);
  expect(screen.getAllByText('fee', { selector: 'mark' }).length).toBeGreaterThan(0);
});

it('narrows the results by links', () => {
  open('?q=fee&kind=page', answer);
  const kinds = within(screen.getByRole('list', { name: 'Kind' }));
  expect(kinds.getByRole('link', { name: 'Pages, 5 results' })).toHaveAttribute('aria-current', 'true');
  expect(kinds.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/Search?q=fee');
  const years = within(screen.getByRole('list', { name: 'Year' }));
  expect(years.getByRole('link', { name: '2026, 3 results' })).toHaveAttribute(
    'href',
    '/Search?q=fee&kind=page&year=2026',
  );
});

it('says what was understood when nothing is found, and where to go', () => {
  open('?q=fee', nothing);
  expect(screen.getByText('Nothing found for “fee”')).toBeVisible();
  expect(screen.getByText('The search looked for: fee')).toBeVisible();
  expect(screen.getByRole('link', { name: 'fees' })).toHaveAttribute('href', '/Search?q=fees');
  expect(screen.getByRole('heading', { name: 'Most visitors look for' })).toBeVisible();
});

it('says nothing of results below an answer without any', () => {
  open('?q=fee', { ...nothing, answers: answer.answers });
  expect(screen.getByText('Rs 5100 a quarter')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

it('says that the search does not answer', () => {
  open('?q=fee', { ...nothing, isDown: true });
  expect(screen.getByText(/does not answer at the moment/)).toBeVisible();
});

it('says so in the browser too', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  open('?q=fee', answer, { seed: {}, answers: { 'search/q=fee': failing(404) } });
  expect(await screen.findByText(/does not answer at the moment/)).toBeVisible();
});
