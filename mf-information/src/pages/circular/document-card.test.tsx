import { CardGrid } from '@school/shared-deps/lists';
import { render, screen, within } from '@testing-library/react';

import { DocumentCard } from './document-card';

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
