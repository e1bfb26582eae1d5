/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readLive } from '../release/release-file';
import { startTestSite, type TestSite } from '../server/testing/test-site';
import { exportSite } from './export-site';
import { type StaticHost, startStaticHost } from './testing/static-host';

const picture = readFileSync(path.join(__dirname, '../../../content-service/content/files/emblem.webp'));
const circulars = [{ _id: '1', category: 'Circular', title: 'Fees', attachments: ['circulars/fees 1.pdf'] }];
const album = { _id: 'sports-day', title: 'Sports Day', attachments: ['albums/1.webp'] };

let site: TestSite;
let place: string;
let folder: string;
let url: string;
let host: StaticHost | undefined;

beforeEach(async () => {
  site = await startTestSite('/SubGallery?id=sports-day');
  site.provider.answer(({ url: address }, reply) => {
    if (address.startsWith('/api/image/albums/')) return reply.type('image/webp').send(picture);
    if (address.startsWith('/api/image/')) return reply.type('application/pdf').send(`%PDF ${address}`);
    if (address.startsWith('/api/subGallery')) {
      return address.includes('sports-day') ? album : reply.code(404).send({ error: 'not found' });
    }
    return circulars;
  });
  url = site.url();
  place = mkdtempSync(path.join(tmpdir(), 'export-'));
  folder = path.join(place, 'site');
});
afterEach(async () => {
  await host?.close();
  host = undefined;
  await site.remove();
  rmSync(place, { recursive: true });
});

const run = () => exportSite({ url, folder, release: readLive(site.deployed.folder) });
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** What a page of the export has besides the server's page, and its moments. */
const withoutAdditions = (html: string) =>
  html
    .replace(/<script src="\/static-host\.js"[^>]*><\/script>/, '')
    .replaceAll('/SubGallery/sports-day/', '/SubGallery?id=sports-day')
    .replace(/"(now|at)":\d+/g, '"$1":0');

async function startHost() {
  await run();
  host = await startStaticHost(folder);
  return host.url;
}

describe('an export on a host of files', () => {
  it.each(['/', '/home', '/Circular'])('answers %s as the site does', async (address) => {
    const response = await fetch((await startHost()) + address);
    expect(response.status).toBe(200);
    expect(withoutAdditions(await response.text())).toBe(withoutAdditions(await site.textOf(address)));
  });

  it('has the page and the record of each album, by their id', async () => {
    const at = await startHost();
    const page = await (await fetch(`${at}/SubGallery/sports-day/`)).text();
    expect(withoutAdditions(page)).toBe(withoutAdditions(await site.textOf('/SubGallery?id=sports-day')));
    expect(page).toContain('data-address="/SubGallery?id=sports-day"');
    expect(JSON.parse(read('api/subGallery/sports-day.json'))).toMatchObject({ title: 'Sports Day' });
    expect(read('home/index.html')).toContain('href="/SubGallery/sports-day/"');
  });

  it('has every list and every file of the release that browsers fetch', async () => {
    const at = await startHost();
    const addresses = Object.keys(readLive(site.deployed.folder).integrity);
    for (const address of ['/api/circular/all/RIVERMOUTH', '/content/home.json', ...addresses]) {
      expect([address, await (await fetch(at + address)).text()]).toEqual([
        address,
        await site.textOf(address),
      ]);
    }
  });

  it('has the documents and pictures of records', async () => {
    const at = await startHost();
    expect(await (await fetch(`${at}/api/image/circulars/fees%201.pdf`)).text()).toContain('fees%201.pdf');
    expect(Buffer.from(await (await fetch(`${at}/api/image/albums/1.webp`)).arrayBuffer())).toEqual(picture);
  });

  it('answers an address without a page with the error screen', async () => {
    const response = await fetch(`${await startHost()}/nowhere`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is no page at this address.');
  });
});

describe('an export', () => {
  it('names every page of the site for search engines', async () => {
    const profile = path.join(site.content, 'profile.json');
    writeFileSync(
      profile,
      JSON.stringify({ ...JSON.parse(readFileSync(profile, 'utf8')), siteUrl: 'https://school.example/' }),
    );
    await site.restart({ SCHOOL_API_URL: site.provider.url });
    url = site.url();
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
    url = site.url();
    site.provider.answer((_request, reply) => reply.code(500).send({}));
    await expect(run()).rejects.toThrow('/api/news/RIVERMOUTH answers 502: nothing is exported');
    expect(read('index.html')).toBe(before);
    expect(readdirSync(place).sort()).toEqual(['cache', 'site']);
  });
});
