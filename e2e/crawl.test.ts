import type { APIRequestContext, Page } from '@playwright/test';

import { pages } from './support/pages';
import { type Reference, referencesOf } from './support/references';
import { beyond, expect, test } from './support/test';

/** The content types that fit each use of an address. */
const types: Record<Exclude<Reference['use'], 'link'>, RegExp> = {
  image: /^image\//,
  frame: /^(application\/pdf|text\/html)\b/,
  video: /^video\//,
  captions: /^text\/vtt\b/,
  style: /^text\/css\b/,
  script: /^text\/javascript\b/,
  font: /^font\/woff2$/,
};
/** A link to a file is known by the file's ending, any other is one to a page. */
const endings: Record<string, RegExp> = {
  pdf: /^application\/pdf$/,
  jpg: types.image,
  webp: types.image,
  mp4: types.video,
  ics: /^text\/calendar\b/,
  atom: /^application\/atom\+xml\b/,
};

const LANES = 8;

interface Crawl {
  /** Addresses of this site that were requested. */
  requested: Set<string>;
  /** Addresses of pictures, which are made at their first request: only the first of a page was requested. */
  pictures: Map<string, string>;
  /** Addresses whose answer does not fit their use. */
  wrong: string[];
  /** Links to other sites, mail and telephones, each with a page that has it. */
  outer: Map<string, string>;
  /** Fragments without a target. */
  loose: string[];
}

test.describe('from the home page by every link, picture, frame, film and form', () => {
  let crawl: Crawl;

  test.beforeAll(async ({ browser, playwright, site }) => {
    const page = await browser.newPage();
    const request = await playwright.request.newContext({ baseURL: site.url });
    crawl = await crawlFrom('/', page, request, site.url);
    await request.dispose();
    await page.close();
  });

  test('everything answers, is what it is used as, and is rendered without an error', async ({ request }) => {
    expect(crawl.requested.size + crawl.pictures.size).toBeGreaterThan(1_000);
    expect(crawl.wrong).toEqual([]);
    expect(await (await request.get('/healthz')).json()).toMatchObject({ renderErrors: 0 });
  });

  test('every picture answers in each of its widths', beyond(), async ({ request }) => {
    test.setTimeout(900_000);
    const expectPicture = async ([target, from]: [string, string]) => {
      const response = await request.get(target);
      expect(response.headers()['content-type'], `${target} of ${from}`).toMatch(types.image);
      await response.dispose();
    };
    const queue = [...crawl.pictures];
    while (queue.length > 0) await Promise.all(queue.splice(0, LANES).map(expectPicture));
  });

  test('every fragment of a link has its target', () => {
    expect(crawl.loose).toEqual([]);
  });

  test('links to other sites are whole and secure', () => {
    expect(crawl.outer.size).toBeGreaterThan(10);
    const patterns =
      /^(https:\/\/[\w-]+(\.[\w-]+)+(\/\S*)?|mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+(\?subject=\S+)?|tel:(1098|\+?\d{6,15}))$/;
    const malformed = [...crawl.outer].filter(([address]) => !patterns.test(address));
    expect(malformed).toEqual([]);
  });

  test('every page of the site is reached', () => {
    for (const { path } of pages) expect(crawl.requested).toContain(path);
  });
});

async function crawlFrom(start: string, page: Page, request: APIRequestContext, url: string): Promise<Crawl> {
  const crawl: Crawl = { requested: new Set(), pictures: new Map(), wrong: [], outer: new Map(), loose: [] };
  const queue: { target: string; use: Reference['use']; from: string }[] = [
    { target: start, use: 'link', from: '' },
  ];
  const known = new Set<string>();
  const pagesWithPicture = new Set<string>();
  const ids = new Map<string, readonly string[]>();
  const fragments: { target: string; id: string; from: string }[] = [];

  const take = (from: string, { address, use }: Reference) => {
    const { origin, pathname, search, hash, href } = new URL(address, url + from);
    if (origin !== url) {
      crawl.outer.set(href, from);
      return;
    }
    const target = pathname + search;
    // a frame's fragment is for the viewer of its document
    if (hash !== '' && use === 'link')
      fragments.push({ target, id: decodeURIComponent(hash.slice(1)), from });
    const key = `${use} ${target}`;
    if (known.has(key)) return;
    known.add(key);
    if (use === 'image' && pagesWithPicture.has(from)) crawl.pictures.set(target, from);
    else queue.push({ target, use, from });
    if (use === 'image') pagesWithPicture.add(from);
  };

  const visit = async ({ target, use, from }: (typeof queue)[number]) => {
    crawl.requested.add(target);
    const response = await request.get(target);
    const type = response.headers()['content-type'] ?? 'nothing';
    if (response.status() !== 200 || !typeOf(target, use).test(type)) {
      crawl.wrong.push(`${target}, ${use} of ${from}: ${response.status()} ${type}`);
    } else if (type.startsWith('text/html') && !ids.has(target)) {
      const found = await referencesOf(page, await response.text());
      ids.set(target, found.ids);
      for (const reference of found.references) take(target, reference);
    }
    await response.dispose();
  };

  while (queue.length > 0) await Promise.all(queue.splice(0, LANES).map(visit));
  crawl.loose = fragments
    .filter(({ target, id }) => ids.get(target)?.includes(id) !== true)
    .map(({ target, id, from }) => `${target}#${id} on ${from}`);
  return crawl;
}

function typeOf(target: string, use: Reference['use']): RegExp {
  if (use !== 'link') return types[use];
  const { pathname, searchParams } = new URL(target, 'https://school.example');
  const file = searchParams.get('url') ?? pathname;
  return endings[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''] ?? /^text\/html\b/;
}
