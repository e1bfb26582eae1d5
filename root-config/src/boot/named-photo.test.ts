/** @jest-environment jsdom */
import { openNamedPhoto } from './named-photo';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['/SubGallery?id=a&photo=4', '/SubGallery?id=a#photo=4'],
  ['/SubGallery?photo=4&id=a%20b', '/SubGallery?id=a+b#photo=4'],
  ['/Events?photo=2', '/Events#photo=2'],
  ['/Events?photo=%3Cb%3E', '/Events#photo=%3Cb%3E'],
  ['/SubGallery?id=a#photo=4', '/SubGallery?id=a#photo=4'],
  ['/Events?year=2025#top', '/Events?year=2025#top'],
])('turns %s into %s', (before, after) => {
  history.replaceState({ key: '1' }, '', before);
  openNamedPhoto();
  expect(location.pathname + location.search + location.hash).toBe(after);
  expect(history.state).toEqual({ key: '1' });
});
