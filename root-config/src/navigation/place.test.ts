/** @jest-environment jsdom */
import type { Target } from '../sections';
import { keptPage, placePage } from './place';
import { shownEntry } from './scroll';

const lists: Target = {
  section: { name: '@school/mf-lists', entry: '', css: [], routes: [] },
  route: { path: '/Lists', title: 'Lists', trail: [], resources: [], file: '', needs: [] },
  url: new URL('http://site/Lists?year=2025'),
};
const place = '<div id="single-spa-application:@school/mf-lists">';

function pageOf(html: string) {
  const main = document.createElement('main');
  main.innerHTML = html;
  return { title: 'Next', main, data: undefined };
}

beforeEach(() => {
  document.title = 'Lists';
  document.body.innerHTML =
    `<main id="content">${place}<select><option>2026</option><option>2025</option></select>` +
    '<input value="fees" /><dialog open></dialog></div></main>';
});

it('puts a page in place, and keeps the one that was left as it was', () => {
  const [choice, input] = document.querySelectorAll<HTMLInputElement>('select, input');
  if (choice && input) [choice.value, input.value] = ['2025', 'sports'];
  placePage(pageOf('<h1>Next</h1>'), lists);
  expect(document.getElementById('content')?.innerHTML).toBe('<h1>Next</h1>');

  const left = keptPage(shownEntry());
  expect(left?.title).toBe('Lists');
  const values = [...(left?.main?.querySelectorAll<HTMLInputElement>('select, input') ?? [])];
  expect(values.map(({ value }) => value)).toEqual(['2025', 'sports']);
  expect(left?.main?.querySelector('[data-prerendered="/Lists"][data-settled]')).not.toBeNull();
  expect(left?.main?.querySelector('dialog')?.open).toBe(false);
  expect(keptPage(shownEntry())).toBeUndefined();
});

it('keeps nothing of a document without a page', () => {
  placePage(pageOf(''), undefined);
  expect(keptPage(shownEntry())).toBeUndefined();
});
