import { matchRoute, resourceKeys } from './routes';

const route = { title: 'X', trail: [], resources: [] };

describe('the resources of an address', () => {
  const album = { ...route, path: '/SubGallery', resources: ['gallery/All', 'subGallery?id'] };

  it('name the record that the address asks for', () => {
    expect(resourceKeys(album, new URLSearchParams('id=album-7'))).toEqual([
      'gallery/All',
      'subGallery/album-7',
    ]);
  });

  it('leave it out when the address does not say which', () => {
    expect(resourceKeys(album, new URLSearchParams())).toEqual(['gallery/All']);
    expect(resourceKeys(album, new URLSearchParams('id='))).toEqual(['gallery/All']);
  });
});

const home = { path: '/home', aliases: ['/'] };
const certificates = { path: '/TC', aliases: ['/Tc'] };

describe('the route of a path', () => {
  it.each([
    ['/TC', certificates],
    ['/tc', certificates],
    ['/TC/', certificates],
    ['/TC///', certificates],
    ['/HOME', home],
    ['/', home],
    ['//', home],
    ['/TC/form', undefined],
    ['/nowhere', undefined],
  ])('%s', (path, expected) => {
    expect(matchRoute([home, certificates], path)).toBe(expected);
  });
});
