import { render, screen, within } from '@testing-library/react';

import { CardGrid } from './card-grid';
import { DocumentCard } from './document-card';
import { EventCard } from './event-card';
import { EventFacts } from './event-facts';
import { NewsCard } from './news-card';
import { PlaceholderCard } from './placeholder-card';

const date = { year: 2026, month: 3, day: 1 };
const opensInNewTab = { target: '_blank', rel: 'noopener' };

it('opens a circular in a new tab and dates it by a calendar leaf', () => {
  render(
    <CardGrid>
      <DocumentCard title="Fee schedule" date={date} href="/api/image/fees.pdf" />
    </CardGrid>,
  );
  const card = screen.getByRole('article');
  const link = within(card).getByRole('link', { name: 'Fee schedule' });
  expect(link).toHaveAttribute('href', '/api/image/fees.pdf');
  expect(link).toHaveAttribute('target', opensInNewTab.target);
  expect(link).toHaveAttribute('rel', opensInNewTab.rel);
  expect(within(card).getByRole('time')).toHaveAttribute('dateTime', '2026-04-01');
});

it('shows an undated circular without a document as its title alone', () => {
  render(<DocumentCard title="Fee schedule" />);
  expect(screen.getByRole('article')).toHaveTextContent(/^Fee schedule$/);
});

it('shows the placeholder of the specification for a date that cannot be read', () => {
  render(<DocumentCard title="Fee schedule" date="unreadable" />);
  expect(screen.getByRole('article')).toHaveTextContent(/DD\s*MM\s*YYYY/);
  expect(screen.queryByRole('time')).toBeNull();
});

it('shows it among the facts of an event too', () => {
  render(<EventFacts time="10:00" date="unreadable" venue="Hall" />);
  expect(screen.getByText('10:00 · DD.MM.YYYY · Hall')).toBeVisible();
});

it('shows news with a paperclip for its attachment, and what that is', () => {
  const paper = { href: '/api/image/a.pdf', bytes: 45_000, pages: 2 };
  render(<NewsCard title="Science week" description="Models on Saturday" date={date} {...paper} />);
  expect(screen.getByText('PDF, 2 pages, 45 KB')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Science week' })).toBeVisible();
  expect(screen.getByText('Models on Saturday')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Attachment: Science week' })).toHaveAttribute(
    'href',
    '/api/image/a.pdf',
  );
});

it('calls an address without a file no kind of paper', () => {
  render(<NewsCard title="Science week" description="" href="https://board.example" />);
  expect(screen.getByRole('article')).toHaveTextContent(/^Science weekAttachment$/);
});

const sportsDay = { title: 'Sports Day', description: 'Four houses', time: '09:30', date, venue: 'Field' };

it('shows when and where an event is', () => {
  render(<EventCard {...sportsDay} picture={<img alt="" />} marked="DAY" />);
  expect(screen.getByText(/^09:30 · /)).toHaveTextContent('09:30 · 01/04/2026 · Field');
  expect(screen.getByText('Day', { selector: 'mark' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Sports Day' })).toBeVisible();
});

it.each([
  ['dày', 'Day of days', ['Day', 'day']],
  ['DAY', 'Dày by dày', ['Dày', 'dày']],
  ['cafe', 'The cafe\u0301 opens', ['cafe\u0301']],
  [' e o ', 'Fête of lights', ['e o']],
  ['fi', 'ﬁ\u0301rst', ['ﬁ\u0301']],
  ['f', 'eﬃcient', ['ﬃ']],
  ['a(', 'Data (old)', []],
])('marks %j in %j', (marked, title, words) => {
  render(<EventCard {...sportsDay} title={title} picture={null} marked={marked} />);
  expect(screen.getByRole('heading')).toHaveTextContent(title);
  const marks = screen.queryAllByText(/./, { selector: 'mark' });
  expect(marks.map((mark) => mark.textContent)).toEqual(words);
});

it('leaves out what is not known of an event', () => {
  render(<EventCard {...sportsDay} time="" date={undefined} picture={null} marked="a(" />);
  expect(screen.getByText('Field')).toBeVisible();
  expect(screen.queryByText(/·/)).not.toBeInTheDocument();
});

it('stands in where there is nothing to show', () => {
  render(<PlaceholderCard title="News Title" date="DD / MM" text="Stay Tuned For More Updates" />);
  expect(screen.getByRole('article')).toHaveTextContent('News TitleDD / MMStay Tuned For More Updates');
});

it('is named by its title, however often the same title is there', () => {
  render(
    <CardGrid>
      <NewsCard title="Sports: day" description="First" />
      <NewsCard title="Sports: day" description="Second" />
      <PlaceholderCard title="News Title" />
    </CardGrid>,
  );
  const cards = screen.getAllByRole('article', { name: 'Sports: day' });
  expect(cards.map((card) => within(card).getByText(/First|Second/).textContent)).toEqual([
    'First',
    'Second',
  ]);
  expect(new Set(cards.map((card) => card.getAttribute('aria-labelledby'))).size).toBe(2);
  expect(screen.getByRole('article', { name: 'News Title' })).toBeVisible();
});
