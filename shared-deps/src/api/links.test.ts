import { bookUrl, fileUrl, phoneUrl, webLink } from './links';

describe('a file of the school', () => {
  it.each([
    ['65f0c1', '/api/image/65f0c1'],
    ['circulars/2026-fee-schedule.pdf', '/api/image/circulars/2026-fee-schedule.pdf'],
    ['/circulars/fees.pdf', '/api/image/circulars/fees.pdf'],
    ['notes/Class X (A) #1?.pdf', '/api/image/notes/Class%20X%20(A)%20%231%3F.pdf'],
    ['https://files.example/fees.pdf', 'https://files.example/fees.pdf'],
    ['HTTP://files.example/fees.pdf', 'HTTP://files.example/fees.pdf'],
  ])('%s is at %s', (reference, url) => {
    expect(fileUrl(reference)).toBe(url);
  });

  it.each([
    [undefined],
    [''],
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    ['data:text/html,<p>Hello</p>'],
    ['ftp://files.example/fees.pdf'],
    ['https:'],
    ['//files.example/fees.pdf'],
    ['../../TC'],
    ['circulars/../../../TC'],
  ])('has no address when the record says %p', (reference) => {
    expect(fileUrl(reference)).toBeUndefined();
    expect(bookUrl(reference)).toBeUndefined();
  });

  it('cannot smuggle a script or another host past its folder', () => {
    expect(fileUrl(' javascript:alert(1)')).toBe('/api/image/%20javascript%3Aalert(1)');
    expect(fileUrl('\\\\files.example')).toBe('/api/image/%5C%5Cfiles.example');
  });
});

describe('a book', () => {
  it('is asked for by the url of its file', () => {
    expect(bookUrl('books/class 5.pdf')).toBe('/api/image?url=books%2Fclass%205.pdf');
    expect(bookUrl('https://books.example/a?b=c&d')).toBe(
      '/api/image?url=https%3A%2F%2Fbooks.example%2Fa%3Fb%3Dc%26d',
    );
  });
});

it.each([
  ['+91 1009 240118', 'tel:+911009240118'],
  ['(01009) 24-01-18', 'tel:01009240118'],
  ['[To do: telephone number]', undefined],
  ['+', undefined],
])('dials %p as %p', (phone, address) => {
  expect(phoneUrl(phone)).toBe(address);
});

describe('a link that a record brings', () => {
  it('is kept when it leads to the web', () => {
    expect(webLink('https://videos.example/watch?v=7')).toBe('https://videos.example/watch?v=7');
    expect(webLink('http://videos.example')).toBe('http://videos.example');
  });

  it.each([['javascript:alert(1)'], ['data:,x'], ['//videos.example'], ['/home'], ['https://a b'], ['']])(
    'is dropped when it is %p',
    (address) => {
      expect(webLink(address)).toBeUndefined();
    },
  );
});
