/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readLive } from '@school/release/release-file';
import type { SearchFile } from '@school/search/browser-search';
import { createSite } from '@school/shared-deps/testing';
import { startTestSite, type TestSite } from '@school/site-server/testing/test-site';

import { crawl } from './crawl';
import { exportSite } from './export-site';
import { startStaticHost, type StaticHost } from './testing/static-host';

const picture = readFileSync(path.join(__dirname, '../../content-service/content/files/emblem.webp'));
const circulars = [
  {
    _id: '1',
    category: 'Circular',
    title: 'Fees',
    attachments: ['circulars/fees 1.pdf', 'circulars/plan.webp'],
  },
];
const events = [
  { _id: 'fete', title: 'Fete', date: '2026-11-14' },
  { _id: 'a/b', title: 'March', date: '2026-11-15' },
];
const album = { _id: 'sports-day', title: 'Sports Day' };

let site: TestSite;
let place: string;
let folder: string;

const answer: Parameters<TestSite['provider']['answer']>[0] = ({ url: address }, reply) => {
  if (address.startsWith('/api/image/circulars/plan')) return reply.type('image/webp').send(picture);
  if (address.startsWith('/api/image/')) return reply.type('application/pdf').send(`%PDF ${address}`);
  if (address.startsWith('/api/gallery/')) return [{ ...album, category: 'PhotoGallery' }];
  if (address.startsWith('/api/events/')) return events;
  if (!address.startsWith('/api/subGallery')) return circulars;
  return address.includes('sports-day') ? album : reply.code(404).send({ error: 'not found' });
};

beforeAll(async () => {
  site = await startTestSite('/SubGallery?id=sports-day');
  site.provider.answer(answer);
});
afterAll(() => site.remove());
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'export-'));
  folder = path.join(place, 'site');
});
afterEach(() => rmSync(place, { recursive: true }));

const search = {
  content: { pages: {}, profile: createSite().profile, search: { synonyms: [], answers: [] } },
  paperProgram: path.join(__dirname, '../../search/src/testing/paper-thread.mjs'),
  script: '',
};
const run = () => exportSite({ url: site.url(), folder, release: readLive(site.deployed.folder), search });
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('an export on a host of files', () => {
  let host: StaticHost;
  let exported: string;

  beforeAll(async () => {
    exported = path.join(mkdtempSync(path.join(tmpdir(), 'export-')), 'site');
    await exportSite({ url: site.url(), folder: exported, release: readLive(site.deployed.folder), search });
    host = await startStaticHost(exported);
  });
  afterAll(async () => {
    await host.close();
    rmSync(path.dirname(exported), { recursive: true });
  });

  const responseOf = (address: string) => fetch(host.url + address);
  const textOf = async (address: string) => (await responseOf(address)).text();

  /** Additions of the export to the server's page, and its times. */
  const withoutAdditions = (html: string) =>
    html
      .replace(/<script src="\/static-host\.js"[^>]*><\/script>/, '')
      .replaceAll('/SubGallery/sports-day/', '/SubGallery?id=sports-day')
      .replace(/"(now|at)":\d+/g, '"$1":0');

  it.each(['/', '/home', '/Circular'])('answers %s as the site does', async (address) => {
    const response = await responseOf(address);
    expect(response.status).toBe(200);
    expect(withoutAdditions(await response.text())).toBe(withoutAdditions(await site.textOf(address)));
  });

  it('has the page and the record of each album, by their id', async () => {
    const page = await textOf('/SubGallery/sports-day/');
    expect(withoutAdditions(page)).toBe(withoutAdditions(await site.textOf('/SubGallery?id=sports-day')));
    expect(page).toContain('data-address="/SubGallery?id=sports-day"');
    expect(JSON.parse(await textOf('/api/subGallery/sports-day'))).toMatchObject({
      title: 'Sports Day',
    });
    expect(await textOf('/home')).toContain('href="/SubGallery/sports-day/"');
  });

  it('has every list and every file of the release that browsers fetch', async () => {
    const addresses = Object.keys(readLive(site.deployed.folder).integrity);
    for (const address of ['/api/circular/all/RIVERMOUTH', '/content/home.json', ...addresses]) {
      expect([address, await textOf(address)]).toEqual([address, await site.textOf(address)]);
    }
  });

  it('has the documents and pictures of records', async () => {
    expect(await textOf('/api/image/circulars/fees%201.pdf')).toContain('fees%201.pdf');
    const { status, headers } = await responseOf('/api/image/circulars/plan.webp');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('has the index of the search, of what the site shows', async () => {
    const { index } = JSON.parse(await textOf('/search-index.json')) as SearchFile;
    expect(Object.values(index.storedFields)).toContainEqual({
      document: expect.objectContaining({
        title: 'Fees',
        href: '/api/image/circulars/fees%201.pdf#page=1',
      }) as unknown,
    });
  });

  it('has calendars and feeds, without the address of the server', async () => {
    for (const address of ['/calendar.ics', '/feeds/circulars.atom']) {
      const { status, text } = await responseOf(address).then(async (response) => ({
        status: response.status,
        text: await response.text(),
      }));
      expect([address, status]).toEqual([address, 200]);
      expect(text).not.toContain('127.0.0.1');
    }
    expect(await textOf('/feeds/circulars.atom')).toContain('href="/api/image/circulars/fees%201.pdf"');
  });

  it('answers an address without a page with the error screen', async () => {
    const response = await responseOf('/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is no page at this address.');
  });
});

it('has the calendar of each event whose id can be the name of a file', async () => {
  const required = ['/api/events/All/RIVERMOUTH'];
  const { texts, left } = await crawl(site.url(), { required, optional: [] }, () => undefined);
  expect(texts.get('/calendar/event/fete.ics')).toContain('SUMMARY:Fete');
  expect(left).toEqual(['/calendar/event/a%2Fb.ics: its id cannot be the name of a file on every host']);
});

describe('an export', () => {
  it('names every page of the site for search engines', async () => {
    await site.restart({ SCHOOL_API_URL: site.provider.url, SCHOOL_URL: 'https://school.example' });
    await run();
    const pages = [...read('sitemap.xml').matchAll(/<loc>([^<]+)</g)].map(([, address]) => address);
    expect(pages).toEqual(
      ['/home', '/Circular', '/SubGallery/sports-day/'].map((each) => `https://school.example${each}`),
    );
    expect(read('robots.txt')).toContain('Sitemap: https://school.example/sitemap.xml');
  });

  it('replaces an earlier one, and leaves no file of it', async () => {
    await run();
    writeFileSync(path.join(folder, 'old.html'), 'of the last export');
    await run();
    expect(existsSync(path.join(folder, 'old.html'))).toBe(false);
    expect(readdirSync(place)).toEqual(['site']);
  });

  it('does not touch a folder with files of anything else', async () => {
    writeFileSync(path.join(place, 'letter.txt'), 'Dear parents');
    folder = place;
    await expect(run()).rejects.toThrow(/has files that are of no export/);
    expect(readdirSync(place)).toEqual(['letter.txt']);
  });

  it('leaves the last one when a list cannot be had', async () => {
    await run();
    const before = read('index.html');
    await site.restart({ SCHOOL_API_URL: site.provider.url, SCHOOL_CACHE: path.join(place, 'cache') });
    site.provider.answer((_request, reply) => reply.code(500).send({}));
    await expect(run()).rejects.toThrow('/api/news/RIVERMOUTH cannot be had: nothing is exported');
    site.provider.answer(answer);
    expect(read('index.html')).toBe(before);
    expect(readdirSync(place).sort()).toEqual(['cache', 'site']);
  });
});
