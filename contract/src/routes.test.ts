import { resourceKeys } from './routes';

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
