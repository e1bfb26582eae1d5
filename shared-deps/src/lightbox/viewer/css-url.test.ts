import { cssUrl } from './css-url';

it.each([
  '/api/image/100%.jpg?w=320',
  '/api/image/Class%20X%2C%20A%26B%20%231%3B%20x%3Dy%3A%40.jpg',
  "/api/image/director's (1).jpg",
])('keeps %s as it is', (address) => {
  expect(cssUrl(address)).toBe(`url("${address}")`);
});

it('lets no mark end the style', () => {
  expect(cssUrl('a"b\\c\nd')).toBe('url("a\\22 b\\5c c\\a d")');
});
