import { fileUrl, phoneUrl, webLink } from './links';

describe('a file of the school', () => {
  it.each([
    ['65f0c1', '/api/image/65f0c1'],
    ['circulars/2026-fee-schedule.pdf', '/api/image/circulars/2026-fee-schedule.pdf'],
    ['notes/Class X (A) #1?.pdf', '/api/image/notes/Class%20X%20(A)%20%231%3F.pdf'],
    ['https://files.example/fees.pdf', 'https://files.example/fees.pdf'],
    ['HTTP://files.example/fees.pdf', 'HTTP://files.example/fees.pdf'],
  ])('%s is at %s', (reference, url) => {
    expect(fileUrl(reference)).toBe(url);
  });

  it.each([[undefined], ['ftp://files.example/fees.pdf'], ['JavaScript:alert(1)'], ['https:'], ['../../TC']])(
    'has no address when the record says %p',
    (reference) => {
      expect(fileUrl(reference)).toBeUndefined();
    },
  );
});

it.each([
  ['+91 1009 240118', 'tel:+911009240118'],
  ['(01009) 24-01-18', 'tel:01009240118'],
  ['+91 161 240118 ext. 4', 'tel:+91161240118'],
  ['0161-2401180 / 2401181', 'tel:01612401180'],
  ['0161 – 2401180, 98765 43210', 'tel:01612401180'],
  ['+91 (0)161 240118 +91 161 240119', 'tel:+91161240118'],
  ['Office 1: 98765 43210', 'tel:9876543210'],
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

  it('is dropped when it does not', () => {
    expect(webLink('javascript:alert(1)')).toBeUndefined();
  });
});
