/** @jest-environment jsdom */
import { adoptPhoto, leavePhoto, photoAddress, sharedAddress, showPhoto } from './photo-address';

const shown = () => location.pathname + location.search + location.hash;
const refuse = () => {
  throw new DOMException('', 'SecurityError');
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  photoAddress.cancel();
  history.replaceState(null, '', '/');
});

it.each([
  ['/SubGallery?id=a#photo=4', '/SubGallery?id=a&photo=4'],
  ['/Events#photo=2', '/Events?photo=2'],
  ['/Events?year=2025#top', '/Events?year=2025#top'],
])('shares %s as %s', (address, shared) => {
  history.replaceState(null, '', address);
  expect(sharedAddress()).toBe(`http://localhost${shared}`);
});

it('has one entry of the history for an album, however many photos come into view', () => {
  history.replaceState({ key: '7' }, '', '/SubGallery?id=a');
  const { length } = history;
  showPhoto(0);
  expect(shown()).toBe('/SubGallery?id=a#photo=1');
  const replace = jest.spyOn(history, 'replaceState');
  for (let index = 1; index <= 40; index += 1) {
    showPhoto(index);
    jest.advanceTimersByTime(33);
  }
  expect(sharedAddress()).toBe('http://localhost/SubGallery?id=a&photo=41');
  jest.advanceTimersByTime(400);
  expect(shown()).toBe('/SubGallery?id=a#photo=41');
  expect(replace.mock.calls.length).toBeLessThan(6);
  expect(history.length).toBe(length + 1);
  expect(history.state).toEqual({ key: '7', isPhoto: true });
});

it('lags behind where the browser refuses, and gets its own entry later', () => {
  history.replaceState({ key: '7' }, '', '/SubGallery?id=a');
  const push = jest.spyOn(history, 'pushState').mockImplementation(refuse);
  const replace = jest.spyOn(history, 'replaceState').mockImplementation(refuse);
  showPhoto(0);
  showPhoto(1);
  expect(shown()).toBe('/SubGallery?id=a');
  push.mockRestore();
  replace.mockRestore();
  jest.advanceTimersByTime(400);
  expect(shown()).toBe('/SubGallery?id=a#photo=2');
  expect(history.state).toEqual({ key: '7', isPhoto: true });
});

it('does not name a photo once it is closed, gone back from, or on another page', () => {
  history.replaceState(null, '', '/SubGallery?id=a#photo=1');
  adoptPhoto();
  showPhoto(4);
  leavePhoto();
  expect(shown()).toBe('/SubGallery?id=a');
  showPhoto(1);
  showPhoto(2);
  history.replaceState(null, '', '/SubGallery?id=a');
  adoptPhoto();
  jest.advanceTimersByTime(1_000);
  expect(shown()).toBe('/SubGallery?id=a');
  showPhoto(1);
  showPhoto(2);
  history.pushState(null, '', '/News');
  jest.advanceTimersByTime(1_000);
  expect(shown()).toBe('/News');
});
