import { addressIn, directionOf, splitLanguage } from './languages';

it.each([
  ['/hi/Events', 'hi', '/Events'],
  ['/pa', 'pa', '/'],
  ['/pa/', 'pa', '/'],
  ['/Events', 'en', '/Events'],
  ['/history', 'en', '/history'],
])('reads the language of %s', (path, language, pathname) => {
  expect(splitLanguage(path)).toEqual({ language, pathname });
});

it('writes the address of a page in a language', () => {
  expect(addressIn('en', '/Events')).toBe('/Events');
  expect(addressIn('hi', '/SubGallery?id=a')).toBe('/hi/SubGallery?id=a');
  expect(addressIn('hi', '/')).toBe('/hi');
});

it('knows the languages that are written from right to left', () => {
  expect(['en', 'hi', 'pa', 'ur'].map(directionOf)).toEqual([undefined, undefined, undefined, 'rtl']);
});
