import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { subscriptionAddresses } from '@school/contract/subscriptions';
import { readLive } from '@school/server/pages/release/release-file';
import { startTestSite, type TestSite } from '@school/site/testing/test-site';

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
let first: ExportReport;

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
  place = mkdtempSync(path.join(tmpdir(), 'export-'));
  folder = path.join(place, 'site');
  first = await run();
});
afterAll(async () => {
  await site.remove();
  rmSync(place, { recursive: true });
});

const releaseOf = ({ deployed }: TestSite) => readLive(deployed.folder);
const run = (to = folder) => exportSite(site.url(), to, { release: releaseOf(site), hostScript: '' });
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
/** The file of an address of a feature, and the site's answer; undefined where the site has none. */
const exported = (file: string) => (existsSync(path.join(folder, file)) ? read(file) : undefined);
const served = async (address: string) => {
  const response = await site.request(address);
  return response.ok ? response.text() : undefined;
};

describe('the files of an export', () => {
  it('are a page and the record of each album, by its id', () => {
    expect(read('SubGallery/sports-day/index.html')).toContain('data-address="/SubGallery?id=sports-day"');
    expect(JSON.parse(read('api/subGallery/sports-day'))).toMatchObject({ title: 'Sports Day' });
    expect(read('home/index.html')).toContain('href="/SubGallery/sports-day/"');
    expect(read('SubGallery/index.html')).toContain('data-address="/SubGallery?id="');
  });

  it('are the documents and pictures of records', () => {
    expect(read('api/image/circulars/fees 1.pdf')).toContain('fees%201.pdf');
    expect(readFileSync(path.join(folder, 'api/image/circulars/plan.webp')).length).toBeGreaterThan(0);
  });

  it('are the calendars and feeds that the site has, as it has them', async () => {
    for (const address of subscriptionAddresses)
      expect([address, exported(address)]).toEqual([address, await served(address)]);
    expect(first.left).toContain('/feeds/albums.atom: the site does not have it');
  });

  it('are the error screen', () => {
    expect(read('404.html')).toContain('There is no page at this address.');
  });
});

it('has the calendar of each event, as the site has it', async () => {
  const required = ['/api/events/All/RIVERMOUTH'];
  const { texts } = await crawl(site.url(), { required, optional: [] }, () => undefined);
  for (const address of ['/calendar/event/fete.ics', '/calendar/event/a%2Fb.ics'])
    expect([address, texts.get(address)]).toEqual([address, await served(address)]);
});

describe('another export', () => {
  it('replaces the earlier one, leaves no file of it, and names every page for search engines', async () => {
    writeFileSync(path.join(folder, 'old.html'), 'of the last export');
    await site.restart({ SCHOOL_API_URL: site.provider.url, SCHOOL_URL: 'https://school.example' });
    await run();
    expect(existsSync(path.join(folder, 'old.html'))).toBe(false);
    expect(readdirSync(place)).toEqual(['site']);
    const sitemap = await served('/sitemap.xml');
    expect(exported('/sitemap.xml')).toBe(
      sitemap?.replace('/SubGallery?id=sports-day', '/SubGallery/sports-day/'),
    );
    expect(read('robots.txt')).toContain('Sitemap: https://school.example/sitemap.xml');
  });

  it('leaves the last one when a list cannot be had', async () => {
    const before = read('index.html');
    await site.restart({ SCHOOL_API_URL: site.provider.url, SCHOOL_CACHE: path.join(place, 'cache') });
    site.provider.answer((_request, reply) => reply.code(500).send({}));
    await expect(run()).rejects.toThrow('/api/news/RIVERMOUTH cannot be had: nothing is exported');
    expect(read('index.html')).toBe(before);
    expect(readdirSync(place).sort()).toEqual(['cache', 'site']);
  });

  it('does not touch a folder with files of anything else', async () => {
    const letters = path.join(place, 'letters');
    mkdirSync(letters);
    writeFileSync(path.join(letters, 'letter.txt'), 'Dear parents');
    await expect(run(letters)).rejects.toThrow(/has files that are of no export/);
    expect(readdirSync(letters)).toEqual(['letter.txt']);
  });
});
