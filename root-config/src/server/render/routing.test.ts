/** @jest-environment node */
import type { RouteData } from '@school/shared-deps';

import type { Section } from '../release/release';
import { createRouting, searchOf } from './routing';

const route = (path: string, aliases: string[] = [], resources: string[] = []): RouteData => ({
  path,
  aliases,
  page: 'page',
  title: path,
  trail: [],
  resources,
});
const section = (name: string, ...routes: RouteData[]): Section => ({
  name,
  entry: '',
  css: [],
  needs: [],
  routes: routes.map((each) => ({ ...each, file: '' })),
});

const find = createRouting([
  section('home', route('/home', ['/'])),
  section('information', route('/TC', ['/Tc']), route('/home')),
]);

it.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/HOME', '/home'],
  ['/tc', '/TC'],
  ['/Tc', '/TC'],
])('finds %s as %s', (asked, path) => {
  expect(find(asked)?.path).toBe(path);
});

it('finds nothing where there is no page', () => {
  expect(find('/nope')).toBeUndefined();
  expect(find('/home/')).toBeUndefined();
});

it('gives a path that two sections claim to the first', () => {
  expect(find('/home')?.section.name).toBe('home');
});

it('keeps of a query what the page asks for', () => {
  const album = route('/SubGallery', [], ['subGallery?id']);
  expect(searchOf(album, new URLSearchParams('?utm=x&id=boat day'))).toBe('?id=boat+day');
  expect(searchOf(album, new URLSearchParams(`?id=${'x'.repeat(201)}`))).toBe('');
  expect(searchOf(route('/Circular'), new URLSearchParams('?id=1'))).toBe('');
  const list = { ...route('/Circular'), query: ['year', 'search'] };
  expect(searchOf(list, new URLSearchParams('?search=fees&utm=x&year=2025'))).toBe('?year=2025&search=fees');
});
