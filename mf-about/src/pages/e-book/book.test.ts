import { bookUrl, formatLongDay } from './book';

describe('a book', () => {
  it('of another site is opened there', () => {
    expect(bookUrl('https://books.example/a?b=c&d')).toBe('https://books.example/a?b=c&d');
  });

  it('is asked for by the url of its file', () => {
    expect(bookUrl('books/class 5.pdf')).toBe('/api/image?url=books%2Fclass%205.pdf');
  });

  it.each([undefined, '', 'https:', '../../TC', ' javascript:alert(1)'])(
    'has no address when the record says %p',
    (reference) => expect(bookUrl(reference)).toBeUndefined(),
  );

  it('is dated with the long name of its month', () => {
    expect(formatLongDay({ year: 2026, month: 10, day: 7 })).toBe('November 7, 2026');
    expect(formatLongDay({ year: 2026, month: 8, day: 30 })).toBe('September 30, 2026');
  });
});
