import { renderPage } from '@school/shared-deps/testing';

import { routes } from '../../routes';
import { page } from './home.page';

const route = routes.find(({ path }) => path === '/home');
if (!route) throw new Error('the section has no home page');

const many = (record: (at: number) => object) => Array.from({ length: 60 }, (_, at) => record(at));
const toppers = many((at) => ({ class: at % 3 === 0 ? 'X' : 'XII', name: `Topper ${at}`, division: '98' }));
const messages = many((at) => ({
  category: ['Chairman', 'Director', 'Principal'][at % 3],
  message: `Words ${at}`,
}));
const seed = {
  onlineRegistration: [],
  news: [],
  events: [],
  notification: [],
  topper: toppers,
  PrincipalMessage: messages,
  birthdays: many((at) => ({ _id: 'same', name: `Pupil ${at}`, class: 'V' })),
  highlight: many((at) => ({ description: `Highlight ${at}` })),
  gallery: many((at) => ({
    _id: `a:${at}`,
    category: 'PhotoGallery',
    title: `Album ${at}`,
    attachments: ['a.webp'],
  })),
};

beforeEach(() => {
  const observer = { observe: () => undefined, disconnect: () => undefined };
  Object.assign(globalThis, { IntersectionObserver: jest.fn(() => observer) });
  Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
});

const open = () => renderPage(page, { route: route, seed });
const excerptsOf = ({ actors, context }: ReturnType<typeof open>) => page.excerpts?.(actors, context);
const namesOf = (records: readonly unknown[] = []) =>
  records.map((record) => (record as { name: string }).name);

it('has for the browser the records that it shows of each list', () => {
  const excerpts = excerptsOf(open());
  expect(excerpts?.get('birthdays')?.records).toHaveLength(24);
  expect(excerpts?.get('birthdays')?.excerpt).toMatchObject({ page: '/home?', shown: 24, total: 60 });
  expect(excerpts?.get('highlight')?.records).toHaveLength(24);
  expect(excerpts?.get('gallery')?.records).toHaveLength(3);
});

it('has for the browser 24 toppers of each class, and the newest message of each category', () => {
  const excerpts = excerptsOf(open());
  const names = namesOf(excerpts?.get('topper')?.records);
  expect(names).toHaveLength(20 + 24);
  expect(names.slice(0, 2)).toEqual(['Topper 0', 'Topper 3']);
  expect(names.slice(20, 22)).toEqual(['Topper 1', 'Topper 2']);
  const words = excerpts
    ?.get('PrincipalMessage')
    ?.records.map((each) => (each as { message: string }).message);
  expect(words).toEqual(['Words 1', 'Words 2']);
});
