/** @jest-environment node */
import { createBucketing, previewCookie } from './variants';

const secret = 'a secret of thirty-two characters';
const visits = Array.from({ length: 4_000 }, (_, number) => `192.0.2.${number % 256} Browser/${number}`);
const chosenBy = (bucketOf: ReturnType<typeof createBucketing>, canary: string, percent: number) =>
  visits.filter((visit) => bucketOf(canary, visit) < percent / 100);

it.each([1, 5, 50])('chooses about %s %% of visits', (percent) => {
  const share = (chosenBy(createBucketing(secret), 'mf-gallery@v2', percent).length / visits.length) * 100;
  expect(Math.abs(share - percent)).toBeLessThan(3);
});

it('chooses the same visits on every server with the secret, and those also when the share grows', () => {
  const few = chosenBy(createBucketing(secret), 'mf-gallery@v2', 5);
  expect(chosenBy(createBucketing(secret), 'mf-gallery@v2', 5)).toEqual(few);
  expect(chosenBy(createBucketing(secret), 'mf-gallery@v2', 50)).toEqual(expect.arrayContaining(few));
});

it('chooses others for another canary, and with another secret', () => {
  const bucketOf = createBucketing(secret);
  const first = chosenBy(bucketOf, 'mf-gallery@v2', 5);
  for (const others of [
    chosenBy(bucketOf, 'mf-gallery@v3', 5),
    chosenBy(createBucketing(undefined), 'mf-gallery@v2', 5),
  ])
    expect(others.filter((visit) => first.includes(visit)).length).toBeLessThan(first.length / 2);
});

it.each([
  ['preview=a@b.c', 'a@b.c'],
  ['theme=dark; preview=a@b.c; other=1', 'a@b.c'],
  ['mypreview=a@b.c', undefined],
  ['preview=', undefined],
  [`preview=${'x'.repeat(400)}`, 'x'.repeat(300)],
  [undefined, undefined],
])('reads the preview of the cookie %j', (cookie, expected) => {
  expect(previewCookie(cookie === undefined ? {} : { cookie })).toBe(expected);
});
