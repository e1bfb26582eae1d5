import { keepUnits } from './units';

it.each([
  ['24205 sq m of ground', '24205\u00a0sq\u00a0m of ground'],
  ['84, of 46.5 sq m on average', '84, of 46.5\u00a0sq\u00a0m on average'],
  ['from 8:00 AM to 8:00 PM', 'from 8:00\u00a0AM to 8:00\u00a0PM'],
  ['a late fine of Rs 20, 2 km away', 'a late fine of Rs\u00a020, 2\u00a0km away'],
  ['from 2 hours 30 minutes', 'from 2\u00a0hours 30\u00a0minutes'],
  ['on Monday, 7 September 2026', 'on Monday, 7\u00a0September 2026'],
  ['11 to 21 January', '11 to 21\u00a0January'],
  ['ring +91 50000 24011, or write', 'ring +91\u00a050000\u00a024011, or write'],
  ['class V has 5 members', 'class V has 5 members'],
])('keeps figures and units of %p on one line', (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
});

it('reaches every text of a page, and leaves the rest alone', () => {
  const page = (area: string) => ({ blocks: [{ rows: [['1', { text: area }]], width: 3, by: undefined }] });
  expect(keepUnits(page('24205 sq m'))).toEqual(page('24205\u00a0sq\u00a0m'));
});
