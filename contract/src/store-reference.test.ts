import { isStoreReference, MAX_REFERENCE_LENGTH } from './store-reference';

describe('a reference to a file', () => {
  it.each([
    '65f0c1',
    'circulars/2026-fee-schedule.pdf',
    'notes/Class X (A) #1?.pdf',
    'March, 5 & 6 #1+2=3;a:b@c$d?.jpg',
    '100%.jpg',
    '100%25.jpg',
    'uploads%2Fphoto.jpg',
    'गणतंत्र दिवस/१.jpg',
    'smile-😀.png',
    '..photo.jpg',
  ])('is one of the store: %s', (reference) => {
    expect(isStoreReference(reference)).toBe(true);
  });

  it.each([
    [''],
    [' '],
    [' javascript:alert(1)'],
    ['photo.jpg '],
    ['http://169.254.169.254/latest/meta-data'],
    ['https://files.example/fees.pdf'],
    ['HTTP:/files.example'],
    ['file:///etc/passwd'],
    ['data:text/html,hello'],
    ['javascript:alert(1)'],
    ['C:windows'],
    ['localhost:8080/x'],
    ['//files.example/a.jpg'],
    ['/etc/passwd'],
    ['a//b'],
    ['a/'],
    ['.'],
    ['..'],
    ['../TC'],
    ['circulars/../../TC'],
    ['circulars/./fees.pdf'],
    ['circulars/.. /TC'],
    ['..\\TC'],
    ['\\\\files.example\\a.jpg'],
    ['%2e%2e/TC'],
    ['%2e%2e%2fTC'],
    ['%252e%252e%252fTC'],
    ['%25%32%65%25%32%65/TC'],
    ['%2fetc%2fpasswd'],
    ['%2f%2ffiles.example'],
    ['http%3a%2f%2f169.254.169.254'],
    ['a%5cb'],
    ['a%00.jpg'],
    ['a\0.jpg'],
    ['a\r\nHost: b'],
    ['a\u007f'],
    ['a\ud800.jpg'],
  ])('is none of the store: %j', (reference) => {
    expect(isStoreReference(reference)).toBe(false);
  });

  it('has a limited length', () => {
    expect(isStoreReference('a'.repeat(MAX_REFERENCE_LENGTH))).toBe(true);
    expect(isStoreReference('a'.repeat(MAX_REFERENCE_LENGTH + 1))).toBe(false);
  });
});
