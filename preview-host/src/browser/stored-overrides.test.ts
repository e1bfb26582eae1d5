import { clearOverrides, readOverrides, takeOffers } from './stored-overrides';

const gallery = '@school/mf-gallery';
const local = 'http://127.0.0.1:9000/mf-gallery/mf-gallery.js';
const sections = ['@school/mf-home', gallery];
const set = (name: string, url: string) => localStorage.setItem(`import-map-override:${name}`, url);
const read = () => readOverrides(localStorage, sections);

beforeEach(() => localStorage.clear());

it('reads the keys of the import-map-overrides library, and no others', () => {
  set(gallery, local);
  localStorage.setItem('import-map-overrides-disabled', '[]');
  localStorage.setItem('theme', 'dark');
  expect(read()).toEqual([{ name: gallery, url: local }]);
});

it.each([
  ['http://localhost:9000/mf-gallery.js', 'http://localhost:9000/mf-gallery.js'],
  ['//localhost:9000/mf-gallery.js', 'http://localhost:9000/mf-gallery.js'],
])('loads %s from this machine', (stored, url) => {
  set(gallery, stored);
  expect(read()).toEqual([{ name: gallery, url }]);
});

it.each([
  'https://elsewhere.example/mf-gallery.js',
  'http://192.168.1.5:9000/mf-gallery.js',
  'http://127.0.0.1.elsewhere.example/mf-gallery.js',
  'http://127.0.0.1@elsewhere.example/mf-gallery.js',
  'http://user:word@127.0.0.1:9000/mf-gallery.js',
  'https://127.0.0.1:9000/mf-gallery.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('refuses %s, which is not on this machine', (url) => {
  set(gallery, url);
  expect(read()).toMatchObject([{ name: gallery, url }]);
  expect(read()[0]?.refusal).toContain('not on this machine');
});

it.each(['', '/mf-gallery.js', 'mf-gallery'])('refuses "%s", which is no address', (url) => {
  set(gallery, url);
  expect(read()).toEqual([{ name: gallery, url, refusal: 'its address is none' }]);
});

it.each(['react', '@school/shared-deps', '@school/mf-library', '__proto__'])(
  'refuses %s, which is no section of the site',
  (name) => {
    set(name, local);
    expect(read()).toEqual([{ name, url: local, refusal: 'it is no section of this site' }]);
  },
);

it('shows the beginning of what is too long, and twenty overrides at most', () => {
  set(gallery, `${local}?${'x'.repeat(1_000)}`);
  for (let number = 0; number < 40; number += 1) set(`zz${number}`, local);
  const overrides = read();
  expect(overrides).toHaveLength(20);
  expect(overrides[0]?.refusal).toBe('its address is longer than 200 signs');
  expect(overrides[0]?.url).toHaveLength(201);
});

it('takes what the dev server offers once for each of its starts', () => {
  const host = {
    site: 'https://school.example',
    run: '1',
    sections: {},
    offers: [{ name: gallery, url: local }],
  };
  takeOffers(localStorage, host);
  expect(read()).toEqual([{ name: gallery, url: local }]);
  clearOverrides(localStorage, [gallery]);
  takeOffers(localStorage, host);
  expect(read()).toEqual([]);
  takeOffers(localStorage, { ...host, run: '2' });
  expect(read()).toHaveLength(1);
});

it('clears one override, or all, and nothing else of the storage', () => {
  set(gallery, local);
  set('@school/mf-home', local);
  localStorage.setItem('theme', 'dark');
  clearOverrides(localStorage, [gallery]);
  expect(read().map(({ name }) => name)).toEqual(['@school/mf-home']);
  clearOverrides(localStorage);
  expect(read()).toEqual([]);
  expect(localStorage.getItem('theme')).toBe('dark');
});
