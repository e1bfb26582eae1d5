import { coverOf } from './pictures';

it.each([
  [['gallery/1.webp', 'gallery/2.webp'], '/api/image/gallery/1.webp'],
  [['65f0c1'], '/api/image/65f0c1'],
  [['films/run.mp4', 'papers/fees.pdf', 'gallery/2.JPG'], '/api/image/gallery/2.JPG'],
  [['https://youtu.be/kNp7sXq2Aa1', 'https://host.example/a.jpg'], '/api/image/fallback/event.webp'],
  [['../TC'], '/api/image/fallback/event.webp'],
  [[], '/api/image/fallback/event.webp'],
])('the cover of %j is %s', (references, address) => {
  expect(coverOf(references, 'fallback/event.webp')).toBe(address);
});

it('is missing where nothing stands in', () => {
  expect(coverOf([], undefined)).toBeUndefined();
});
