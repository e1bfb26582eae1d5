import { resourcePath } from './resource-key';

describe('the path of a resource', () => {
  it.each([
    ['news/all', '/api/news/all/STANNES'],
    ['topper', '/api/topper/STANNES'],
    ['content/our-school', '/content/our-school.json'],
    ['subGallery/album-7', '/api/subGallery?id=album-7'],
  ])('%s is read from %s', (key, path) => {
    expect(resourcePath(key, 'STANNES')).toBe(path);
  });

  it('keeps odd codes and ids in their places', () => {
    expect(resourcePath('topper', 'A/B')).toBe('/api/topper/A%2FB');
    expect(resourcePath('subGallery/7&x=1', 'STANNES')).toBe('/api/subGallery?id=7%26x%3D1');
  });
});
