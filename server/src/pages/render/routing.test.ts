import type { RouteData } from '@school/contract';

import type { Section } from '../release/release';
import { createRouting, type Match, resourceSearchOf, searchOf } from './routing';

const route = (path: string, aliases: string[] = [], resources: string[] = []): RouteData => ({
  path,
  aliases,
  title: path,
  trail: [],
  resources,
});
const section = (name: string, ...routes: RouteData[]): Section => ({
  name,
  entry: '',
  css: [],
  routes: routes.map((each) => ({ ...each, file: '', needs: [] })),
});

const find = createRouting([
  section('home', route('/home', ['/'])),
  section('information', route('/TC', ['/Tc']), route('/home')),
]);

it('finds nothing where there is no page', () => {
  expect(find('/nope')).toBeUndefined();
  expect(find('/home/')).toBeUndefined();
});

it('gives a path that two sections claim to the first', () => {
  expect(find('/home')?.section.name).toBe('home');
});

it('keeps of a query what names a resource', () => {
  const album = route('/SubGallery', [], ['subGallery?id']);
  expect(resourceSearchOf(album, new URLSearchParams('?utm=x&id=boat day'))).toBe('?id=boat+day');
  expect(resourceSearchOf(album, new URLSearchParams(`?id=${'x'.repeat(201)}`))).toBe('');
  expect(resourceSearchOf(route('/Circular'), new URLSearchParams('?id=1'))).toBe('');
  const calendar = route('/Calendar', [], ['content/class-dates?class']);
  expect(resourceSearchOf(calendar, new URLSearchParams('?class=VIII'))).toBe('?class=VIII');
  expect(resourceSearchOf(calendar, new URLSearchParams('?class=All'))).toBe('');
});

describe('the query of a page', () => {
  const query = new URLSearchParams('?year=2025&utm=x&id=7');
  const pageThatReads = (search: string) => () =>
    Promise.resolve({ searchOf: () => Promise.resolve(search) });

  it.each([
    [[], '?year=2025', '?year=2025'],
    [['subGallery?id'], '', '?id=7'],
    [['subGallery?id'], '?year=2025', '?id=7&year=2025'],
    [['subGallery?id'], '?search=why%3F', '?id=7&search=why%3F'],
    [[], '', ''],
  ])('with the resources %j is what the page reads: %j', async (resources, read, search) => {
    const match = matchOf(route('/News', [], resources));
    expect(await searchOf(match, query, pageThatReads(read))).toBe(search);
  });

  it('needs no code of the page when there is none', async () => {
    const load = jest.fn();
    expect(await searchOf(matchOf(route('/News')), new URLSearchParams(), load)).toBe('');
    expect(load).not.toHaveBeenCalled();
  });
});

function matchOf(of: RouteData): Match {
  return { section: section('home', of), route: of, path: of.path };
}
