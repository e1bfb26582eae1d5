import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { SearchFile } from '@school/features/search/browser';
import { readLive } from '@school/server/pages/release/release-file';
import { startTestSite, type TestSite } from '@school/server/testing/test-site';
import { createSite } from '@school/shared-deps/testing';

import { crawl } from './crawl';
import { type ExportReport, exportSite } from './export-site';

const picture = readFileSync(path.join(__dirname, '../../../content/files/emblem.webp'));
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
  program: path.join(__dirname, '../../../features/search/testing/search-process.mjs'),
  script: '',
};
const releaseOf = ({ deployed }: TestSite) => readLive(deployed.folder);
const run = () => exportSite({ url: site.url(), folder, release: releaseOf(site), search });
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('the files of an export', () => {
  let exported: string;
  let first: ExportReport;

  beforeAll(async () => {
    exported = path.join(mkdtempSync(path.join(tmpdir(), 'export-')), 'site');
    first = await exportSite({ url: site.url(), folder: exported, release: releaseOf(site), search });
  });
  afterAll(() => rmSync(path.dirname(exported), { recursive: true }));

  const textOf = (file: string) => readFileSync(path.join(exported, file), 'utf8');

  it('are a page and the record of each album, by its id', () => {
    expect(textOf('SubGallery/sports-day/index.html')).toContain('data-address="/SubGallery?id=sports-day"');
    expect(JSON.parse(textOf('api/subGallery/sports-day'))).toMatchObject({ title: 'Sports Day' });
    expect(textOf('home/index.html')).toContain('href="/SubGallery/sports-day/"');
    expect(textOf('SubGallery/index.html')).toContain('data-address="/SubGallery?id="');
  });

  it('are the documents and pictures of records', () => {
    expect(textOf('api/image/circulars/fees 1.pdf')).toContain('fees%201.pdf');
    expect(readFileSync(path.join(exported, 'api/image/circulars/plan.webp')).length).toBeGreaterThan(0);
  });

  it('are the index of the search, of what the site shows', () => {
    const { index } = JSON.parse(textOf('search-index.json')) as SearchFile;
    expect(Object.values(index.storedFields)).toContainEqual({
      document: expect.objectContaining({
        title: 'Fees',
        href: '/api/image/circulars/fees%201.pdf#page=1',
      }) as unknown,
    });
  });

  it('are calendars and feeds, without the address of the server', () => {
    for (const file of ['calendar.ics', 'calendar/exams.ics', 'feeds/circulars.atom'])
      expect(textOf(file)).not.toContain('127.0.0.1');
    expect(textOf('feeds/circulars.atom')).toContain('href="/api/image/circulars/fees%201.pdf"');
    expect(first.left).toContain('/feeds/albums.atom: the site does not have it');
  });

  it('are the error screen', () => {
    expect(textOf('404.html')).toContain('There is no page at this address.');
  });
});

it('has the calendar of each event', async () => {
  const required = ['/api/events/All/RIVERMOUTH'];
  const { texts } = await crawl(site.url(), { required, optional: [] }, () => undefined);
  expect(texts.get('/calendar/event/fete.ics')).toContain('SUMMARY:Fete');
  expect(texts.get('/calendar/event/a%2Fb.ics')).toContain('SUMMARY:March');
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
