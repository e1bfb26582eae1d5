import type { SampleBook } from '../sample-types';
import { booksForFamilies } from './books-for-families';
import { booksOfLessons } from './books-of-lessons';
import { booksOfTheSchool } from './books-of-the-school';

export const books: SampleBook[] = [...booksOfTheSchool, ...booksOfLessons, ...booksForFamilies];

/** The path of a booklet below `files/`. */
export function bookFile({ slug }: Pick<SampleBook, 'slug'>): string {
  return `books/${slug}.pdf`;
}
