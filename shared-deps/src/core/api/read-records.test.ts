import { readRecords } from './read-records';
import { resourcePath } from './resource-key';

const read = (key: string, body: unknown) => {
  const problems: string[] = [];
  return { records: readRecords(key, body, (problem) => problems.push(problem)), problems };
};

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

describe('the records of an answer', () => {
  it('have every field that pages ask for, also where the provider leaves it out', () => {
    expect(read('circular/all', [{ title: ' Fees ', attachments: null }]).records).toEqual([
      { _id: '', category: '', title: 'Fees', date: '', attachments: [] },
    ]);
  });

  it('leave out what is malformed, and name the first of it in one line', () => {
    const { records, problems } = read('news/all', [null, { title: 'Book fair' }, { title: {} }]);
    expect(records).toMatchObject([{ title: 'Book fair' }]);
    expect(problems).toEqual(['news/all: 2 of 3 dropped; record 1: the record must be object']);
  });

  it.each([
    ['news/all', { message: 'maintenance' }, 'news/all: must be a list'],
    ['news/all', null, 'news/all: must be a list'],
    ['wishes', [], 'wishes: is no resource of the API'],
    ['toString', [], 'toString: is no resource of the API'],
    ['subGallery/7', [], /^subGallery\/7: /],
    ['subGallery/7', { title: '' }, 'subGallery/7: title must not be empty'],
  ])('are none at all for %s answered by %j', (key, body, message) => {
    expect(() => read(key, body)).toThrow(message);
  });

  it('are one for an album, whether the provider sends it by itself or in a list', () => {
    const album = { _id: '7', title: 'Sports day', description: '', date: '2026-11-14', attachments: [] };
    expect(read('subGallery/7', album).records).toEqual([album]);
    expect(read('subGallery/7', [album]).records).toEqual([album]);
  });

  it('are the words themselves for a page of words', () => {
    expect(read('content/our-school', { blocks: [] }).records).toEqual([{ blocks: [] }]);
  });
});
