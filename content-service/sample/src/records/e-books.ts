import type { GalleryItem } from '@school/shared-deps/contract';

import { bookFile, books } from './books/books';

/** The e-book shelf, as records of the shared list that `gallery/All` answers. */
export const eBooks: GalleryItem[] = books.map((book) => ({
  _id: `ebook-${book.slug}`,
  category: 'eBook',
  title: book.title,
  description: book.description,
  date: book.date,
  attachments: [bookFile(book)],
}));
