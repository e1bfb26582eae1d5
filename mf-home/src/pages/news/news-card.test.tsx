import { renderInSite } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';

import { NewsCard } from './news-card';

const date = { year: 2026, month: 3, day: 1 };

it('shows news with a paperclip for its attachment, and what that is', () => {
  const paper = { href: '/api/image/a.pdf', bytes: 45_000, pages: 2 };
  renderInSite(
    <NewsCard _id="1" title="Science week" description="Models on Saturday" date={date} {...paper} />,
  );
  expect(screen.getByText('PDF, 2 pages, 45 KB')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Science week' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Science week' })).toHaveAttribute('href', '/api/image/a.pdf');
  expect(screen.getByText('Models on Saturday')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Attachment: Science week' })).toHaveAttribute(
    'href',
    '/api/image/a.pdf',
  );
});

it('calls an address without a file no kind of document', () => {
  renderInSite(<NewsCard _id="1" title="Science week" description="" href="https://board.example" />);
  expect(screen.getByRole('article')).toHaveTextContent(/^Science weekAttachmentShare$/);
});

it('has its own picture in the widths of the gateway, the first one ahead of all', () => {
  const picture = { file: 'news/week.jpg', alt: 'A model of a lung' };
  renderInSite(<NewsCard _id="1" title="Science week" description="" picture={picture} isFirst />);
  const shown = screen.getByRole('img', { name: 'A model of a lung' });
  expect(shown).toHaveAttribute('srcset', expect.stringContaining('/api/image/news/week.jpg?w=320 320w'));
  expect(shown).toHaveAttribute('width', '1800');
  expect(shown).toHaveAttribute('fetchpriority', 'high');
});
