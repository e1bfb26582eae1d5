import { bookUrl } from './book';

describe('a book', () => {
  it('of another site is opened there', () => {
    expect(bookUrl('https://books.example/a?b=c&d')).toBe('https://books.example/a?b=c&d');
  });

  it('is asked for by the url of its file', () => {
    expect(bookUrl('books/class 5.pdf')).toBe('/api/image?url=books%2Fclass%205.pdf');
  });

  it.each([undefined, '', '../../TC'])('has no address when the record says %p', (reference) =>
    expect(bookUrl(reference)).toBeUndefined(),
  );
});
