/** @jest-environment jsdom */
import { sharedAddress } from './photo-address';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['/SubGallery?id=a#photo=4', '/SubGallery?id=a&photo=4'],
  ['/Events#photo=2', '/Events?photo=2'],
  ['/Events?year=2025#top', '/Events?year=2025#top'],
])('shares %s as %s', (address, shared) => {
  history.replaceState(null, '', address);
  expect(sharedAddress()).toBe(`http://localhost${shared}`);
});
