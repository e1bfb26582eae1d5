import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { SectionModule, Seed } from '@school/shared-deps';
import { type Profile, projectRecords } from '@school/shared-deps/contract';
import { resourceKeys } from '@school/shared-deps/server';
import { stubFetch } from '@school/shared-deps/testing';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { generateAlbums, generateLists } from '../../../e2e/support/generated-records';
import { section as about } from '../../../mf-about/src/index';
import { routes as aboutRoutes } from '../../../mf-about/src/routes';
import { section as gallery } from '../../../mf-gallery/src/index';
import { routes as galleryRoutes } from '../../../mf-gallery/src/routes';
import { section as home } from '../../../mf-home/src/index';
import { routes as homeRoutes } from '../../../mf-home/src/routes';
import { section as information } from '../../../mf-information/src/index';
import { routes as informationRoutes } from '../../../mf-information/src/routes';

const folder = path.join(__dirname, '../../../content-service/content');
const now = Date.parse('2026-11-20T06:00:00Z');
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
const ignore = () => undefined;

const sections = [
  { section: home, routes: homeRoutes },
  { section: information, routes: informationRoutes },
  { section: gallery, routes: galleryRoutes },
  { section: about, routes: aboutRoutes },
] as { section: SectionModule; routes: typeof homeRoutes }[];
const all = sections.flatMap(({ section, routes }) => routes.map((route) => ({ section, route })));
const pages = all.flatMap(({ section, route }) => {
  const isOfAlbum = route.resources.includes('subGallery?id');
  const isList = route.resources.some((resource) => /^topper$|\/all$/i.test(resource));
  const searches = isOfAlbum ? ['?id=a%3Ab'] : isList ? ['', '?year=All&shown=240'] : [''];
  return searches.map((search) => [route.path + search, { section, route, search }] as const);
});

const words: Record<string, unknown[]> = {
  'content/today': [{ days: [] }],
  'content/results': [{ X: [], XII: [] }],
  ...Object.fromEntries(
    readdirSync(path.join(folder, 'pages')).map((file) => [
      `content/${file.replace('.json', '')}`,
      [readJson(`pages/${file}`)],
    ]),
  ),
};
// fewer than there are: the home page renders all of them, and jsdom is slow
const lists = Object.fromEntries(
  Object.entries(generateLists(200)).map(([name, body]) => [
    name,
    projectRecords(name, body, ignore) as unknown[],
  ]),
);
const albums = generateAlbums(100).flatMap((body) => {
  try {
    return [projectRecords('subGallery', body, ignore)];
  } catch {
    return [];
  }
});
const site = {
  profile: readJson('profile.json') as Profile,
  code: 'STAELRED',
  timeZone: 'Asia/Kolkata',
  offsets: [],
  paths: all.map(({ route }) => route.path),
};

/** Parts of browsers that jsdom lacks. */
function stubBrowser() {
  class Observer {
    observe = ignore;
    disconnect = ignore;
  }
  const matchMedia = () => ({ matches: true, addEventListener: ignore, removeEventListener: ignore });
  Object.assign(globalThis, { matchMedia, ResizeObserver: Observer, IntersectionObserver: Observer });
  Object.assign(HTMLDialogElement.prototype, { showModal: ignore, close: ignore });
}

beforeEach(() => {
  stubBrowser();
  stubFetch({});
  jest.useFakeTimers({ now });
});

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

// hundreds of cards are rendered twice in jsdom
jest.setTimeout(60_000);

it.each(pages)(
  '%s is rendered and taken over with generated records, without a warning',
  async (_, { section, route, search }) => {
    const errors = jest.spyOn(console, 'error').mockReturnValue();
    const warnings = jest.spyOn(console, 'warn').mockReturnValue();
    const keys = resourceKeys(route, new URLSearchParams(search));
    const seed: Seed = Object.fromEntries(
      keys.map((key) => [key, { records: words[key] ?? lists[key] ?? albums.slice(-1), at: now }]),
    );
    const data = { site, seed, now, path: route.path, search };
    const { identifierPrefix } = section;

    const container = document.createElement('div');
    document.body.append(container);
    const { element, stop } = await section.render(data);
    container.innerHTML = renderToString(element, { identifierPrefix });
    stop();
    expect(container.querySelector('h1')?.textContent).toMatch(/\p{L}/u);

    const view = await section.render(data);
    const onRecoverableError = jest.fn();
    const root = await act(async () =>
      Promise.resolve(hydrateRoot(container, view.element, { identifierPrefix, onRecoverableError })),
    );
    expect(container.querySelector('h1')?.textContent).toMatch(/\p{L}/u);
    expect(onRecoverableError.mock.calls).toEqual([]);
    expect(errors.mock.calls).toEqual([]);
    expect(warnings.mock.calls).toEqual([]);
    act(() => root.unmount());
    view.stop();
  },
);
