import { renderPage } from '@school/shared-deps/testing';
import { screen, within } from '@testing-library/react';

import { page } from './e-book.page';

const route = {
  path: '/EBook',
  title: 'E-Book',
  trail: ['About Us'],
  resources: ['gallery/All', 'content/fallback'],
};
const picture = { file: 'placeholders/book.webp', alt: '', width: 400, height: 400 };
const fallback = { pictures: { book: picture } };
const book = (title: string, date: string) => ({
  _id: title,
  category: 'eBook',
  title,
  description: '',
  date,
  attachments: [`books/${title}.pdf`],
});
const album = { ...book('Sports Day', '2026-11-01'), category: 'PhotoGallery' };

it('shows the books alone, the newest first, each with the same picture and its long date', () => {
  const records = [book('Undated', ''), album, book('Tables', '2024-06-01'), book('Stories', '2026-11-07')];
  renderPage(page, { route, seed: { 'gallery/All': records, 'content/fallback': fallback } });
  const cards = screen.getAllByRole('article');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'StoriesPDFNovember 7, 2026',
    'TablesPDFJune 1, 2024',
    'UndatedPDF',
  ]);
  for (const card of cards) {
    expect(within(card).getByRole('presentation')).toHaveAttribute(
      'src',
      '/api/image/placeholders/book.webp',
    );
  }
});

it('says what a book is before it is opened', () => {
  const stories = { ...book('Stories', '2026-11-07'), bytes: 345_000, pages: 12 };
  renderPage(page, { route, seed: { 'gallery/All': [stories], 'content/fallback': fallback } });
  expect(screen.getByText('PDF, 12 pages, 345 KB')).toBeVisible();
});
