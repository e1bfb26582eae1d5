import type { ContentBlock } from '@school/contract';
import { render, screen, within } from '@testing-library/react';

import { type PageFact, PageScope } from '../core/ui/page-scope';
import { createSite } from '../testing/page-context';
import { renderInSite } from '../testing/render-page';
import { ContentBlocks } from './content-blocks';

const site = createSite({ paths: ['/OurHistory'] });
const show = (...blocks: ContentBlock[]) => renderInSite(<ContentBlocks blocks={blocks} />, site);

it('sets headings, paragraphs, notes, quotes and lists in order', () => {
  show(
    { type: 'heading', text: 'A day', level: 2, id: 'a-day' },
    { type: 'heading', text: 'The morning', level: 3 },
    { type: 'paragraph', text: 'The gate opens at 7:30.' },
    { type: 'note', text: 'In winter at 8:20.' },
    { type: 'quote', text: 'Here we are, you and I.', by: 'St. Aelred' },
    { type: 'list', items: ['Prayer', 'News'], ordered: true },
  );
  expect(screen.getByRole('heading', { level: 2, name: 'A day' })).toHaveAttribute('id', 'a-day');
  expect(screen.getByRole('heading', { level: 3, name: 'The morning' })).toBeVisible();
  expect(screen.getByText('In winter at 8:20.')).toBeVisible();
  expect(screen.getByRole('figure')).toHaveTextContent('Here we are, you and I.St. Aelred');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Prayer', 'News']);
});

it('reports the headings that links can lead to', () => {
  const facts: PageFact[] = [];
  const blocks: ContentBlock[] = [
    { type: 'heading', text: 'A day', level: 2, id: 'a-day' },
    { type: 'heading', text: 'No link leads here', level: 2 },
  ];
  render(
    <PageScope value={{ site, facts }}>
      <ContentBlocks blocks={blocks} />
    </PageScope>,
  );
  expect(facts).toEqual([{ type: 'heading', id: 'a-day', text: 'A day' }]);
});

it('has its part of a page in a section, which reader modes keep whatever links it has', () => {
  const paragraph: ContentBlock = { type: 'paragraph', text: 'Words' };
  const { unmount } = show({ type: 'heading', text: 'Links', level: 2 }, paragraph);
  expect(screen.getByText('Words').parentElement?.tagName).toBe('SECTION');
  unmount();
  show(paragraph, { type: 'frame', title: 'Staff list', file: 'documents/staff.pdf' });
  expect(screen.getByText('Words').parentElement?.tagName).toBe('DIV');
  expect(screen.getByTitle('Staff list').parentElement?.tagName).toBe('SECTION');
});

it('names a table, what a cell’s link is of, and opens what it links to', () => {
  show({
    type: 'table',
    caption: 'Documents',
    columns: ['S.No', 'Document', 'File'],
    rows: [
      [
        '1',
        { text: 'Our history', href: '/OurHistory' },
        {
          text: 'View',
          file: 'documents/noc.pdf',
          bytes: 45_300,
          pages: 1,
          date: '2026-03-09',
          validUntil: '2027-03-08',
        },
      ],
    ],
  });
  expect(screen.getByText('PDF, 1 page, 45 KB, dated 09/03/2026, valid until 08/03/2027')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Documents' });
  expect(within(table).getByRole('columnheader', { name: 'File' })).toBeVisible();
  expect(within(table).getByRole('link', { name: 'Our history' })).toHaveAttribute('href', '/OurHistory');
  const view = within(table).getByRole('link', { name: 'View: Our history' });
  expect(view).toHaveAttribute('href', '/api/image/documents/noc.pdf');
  expect(view).toHaveAttribute('target', '_blank');
});

it('names the cells of a card by their columns where there are several', () => {
  const columns = ['No.', 'Year', 'Registered', 'Passed'];
  show({ type: 'table', caption: 'Results', columns, rows: [['1', '2019', '136', '136']] });
  const labels = screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'));
  expect(labels).toEqual([null, null, 'Registered', 'Passed']);
});

it('shows figures of the school with what they count', () => {
  show({ type: 'figures', items: [{ value: '11150', label: 'library books' }] });
  expect(screen.getByRole('term')).toHaveTextContent('library books');
  expect(screen.getByRole('definition')).toHaveTextContent('11150');
});

it('shows the first page and the size of a document, which a phone opens rather than frames', () => {
  const picture = { file: 'documents/staff.webp', alt: '', width: 480, height: 679 };
  show({ type: 'frame', title: 'Staff list', file: 'documents/staff.pdf', picture, bytes: 45_300 });
  const open = screen.getByRole('link', { name: 'Open Staff list' });
  expect(within(open).getByRole('presentation')).toHaveAttribute('src', '/api/image/documents/staff.webp');
  expect(screen.getByText('PDF, 45 KB')).toBeVisible();
});

it('shows a blank sheet for a document whose first page nobody has drawn', () => {
  show({ type: 'frame', title: 'Staff list', file: 'documents/staff.pdf' });
  const open = screen.getByRole('link', { name: 'Open Staff list' });
  expect(within(open).getByText('PDF')).toBeVisible();
  expect(within(open).queryByRole('presentation')).not.toBeInTheDocument();
});

it('links to pages that are deployed, to other sites and to mail', () => {
  show({
    type: 'links',
    items: [
      { label: 'History', href: '/OurHistory' },
      { label: 'Motto', href: '/OurMotto' },
      { label: 'Board', href: 'https://board.example' },
      { label: 'Write to us', href: 'mailto:office@school.example' },
    ],
  });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'History',
    'Board',
    'Write to us',
  ]);
  expect(screen.getByRole('link', { name: 'Board' })).toHaveAttribute('rel', 'noopener');
});
