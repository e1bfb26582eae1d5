import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from '@playwright/test';

import type { LocalServer } from '../preview-host/src/host/local-server';
import { startPreviewHost } from '../preview-host/src/host/preview-host';
import { type SectionServer, startSectionServer } from '../preview-host/src/host/section-server';
import { expectAccessible } from './support/axe';
import { root } from './support/site';
import { expect, test } from './support/test';
import { buildVersion } from './support/versions';
import { open } from './support/visit';

const name = '@school/mf-gallery';
const key = `import-map-override:${name}`;

/** The deployed section says "Videos", the local one what a test has saved. */
const save = (noun: string) => build('mf-gallery', { from: 'total:"Videos"', to: `total:"${noun}"` });

function build(section: string, change: { from: string; to: string }): void {
  buildVersion(path.join(root, section, 'dist/browser'), path.join(place, section), change);
}

let place: string;
let server: SectionServer;
let host: LocalServer;
test.beforeEach(async ({ site }) => {
  place = mkdtempSync(path.join(tmpdir(), 'against-'));
  save('Films');
  const folders = {
    [name]: path.join(place, 'mf-gallery'),
    '@school/mf-about': path.join(place, 'mf-about'),
  };
  server = await startSectionServer({ port: 0, folders });
  host = await startHost(site.url, []);
});
test.afterEach(async ({ page }) => {
  // what it still asks for is no error
  await page.close();
  host.stop();
  server.stop();
  rmSync(place, { recursive: true });
});
test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING/ });

function startHost(site: string, names: readonly string[]): Promise<LocalServer> {
  const offers = names.map((each) => server.offerOf(each));
  const browserFolder = path.join(root, 'preview-host/src/browser');
  return startPreviewHost({ port: 0, site, offers, browserFolder });
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Overrides' });
const expectTotal = (page: Page, noun: string) =>
  expect(page.locator('#content')).toContainText(new RegExp(`Total ${noun}`));

/** Goes to a page of another section, without a new document. */
async function followLink(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
}

/** Stores overrides as the import-map-overrides library does. */
async function store(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((stored) => {
    for (const [each, url] of Object.entries(stored)) localStorage.setItem(each, url);
  }, entries);
}

test('a preview host shows the section of this machine in the deployed site, and again when it is saved', async ({
  page,
}) => {
  await store(page, { [key]: server.offerOf(name).url });
  await open(page, `${host.url}/VideoGallery`);
  await expectTotal(page, 'Films');
  await expect(page).toHaveTitle(/^Video Gallery/);
  const styles = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links: HTMLLinkElement[]) =>
      links.filter(({ disabled }) => !disabled).map(({ href }) => href),
    );
  expect(styles.filter((href) => href.includes('/mf-gallery'))).toEqual([
    `${server.url}/mf-gallery/mf-gallery.css`,
  ]);

  save('Reels');
  server.announce({ name });
  await expectTotal(page, 'Reels');

  await followLink(page);
  await page.goBack();
  await expectTotal(page, 'Reels');
});

test('a page of words is the local one before anybody acts on it', { tag: '@all' }, async ({ page }) => {
  build('mf-about', { from: '"Our Motto"', to: '"Our Creed"' });
  await store(page, { 'import-map-override:@school/mf-about': server.offerOf('@school/mf-about').url });
  await page.goto(`${host.url}/OurMotto`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Creed');
});

test(
  'the panel lists what is served, takes it out, and puts it in again',
  { tag: '@all' },
  async ({ page, site }) => {
    host.stop();
    host = await startHost(site.url, [name]);
    await open(page, `${host.url}/VideoGallery`);
    await expectTotal(page, 'Films');
    const panel = panelOf(page);
    await expect(panel).toContainText(`Pages of ${site.url}`);
    await expect(panel.getByRole('listitem')).toContainText([name + server.offerOf(name).url]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `with the panel, ${colorScheme}`);
    }
    const clear = panel.getByRole('button', { name: 'Clear mf-gallery' });
    const box = await clear.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

    await clear.press('Enter');
    await expectTotal(page, 'Videos');
    expect(await page.evaluate((each) => localStorage.getItem(each), key)).toBeNull();
    await page.reload();
    await expectTotal(page, 'Videos');
    await panel.getByRole('button', { name: 'Use mf-gallery' }).press('Enter');
    await expectTotal(page, 'Films');
  },
);

test('the site itself ignores the same keys', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await store(page, { [key]: server.offerOf(name).url });
  await open(page, `${site.url}/VideoGallery`);
  await expectTotal(page, 'Videos');
  expect(asked.filter((address) => !address.startsWith(site.url))).toEqual([]);
  const response = await page.request.get(`${site.url}/VideoGallery`);
  expect(await response.text()).not.toMatch(/overrides|preview-host/);
  expect(response.headers()['content-security-policy']).not.toMatch(/127\.0\.0\.1|localhost/);
  await expect(panelOf(page)).toHaveCount(0);
});

test(
  'what is no section, or not on this machine, is refused with the reason',
  { tag: '@all' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await store(page, {
      [key]: 'https://elsewhere.example/mf-gallery.js',
      'import-map-override:react': `${server.url}/mf-gallery/react.js`,
    });
    await open(page, `${host.url}/VideoGallery`);
    await expectTotal(page, 'Videos');
    const lines = panelOf(page).getByRole('listitem');
    await expect(lines).toContainText([
      'Refused: it is not on this machine',
      'Refused: it is no section of this site',
    ]);
    expect(asked.filter((address) => !address.startsWith(host.url))).toEqual([]);
    await expect(panelOf(page).getByRole('button', { name: 'Clear all' })).toBeVisible();
  },
);

test(
  'the policy of a preview host refuses scripts of any other address',
  { tag: '@all' },
  async ({ page }) => {
    const response = await page.goto(`${host.url}/VideoGallery`);
    const policy = response?.headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts.replace(/'sha256-[^']*' ?/g, '')).toBe("'self' http://127.0.0.1:* http://localhost:*");
  },
);

test(
  'when the dev server has ended the panel says so, and the deployed section is shown',
  { tag: '@all' },
  async ({ page }) => {
    await store(page, { [key]: server.offerOf(name).url });
    await open(page, `${host.url}/VideoGallery`);
    await expectTotal(page, 'Films');
    server.stop();
    await expect(panelOf(page).getByRole('status')).toContainText(`${server.url} does not answer`);
    await followLink(page);

    await open(page, `${host.url}/VideoGallery`);
    await expectTotal(page, 'Videos');
    await expect(panelOf(page).getByRole('status')).toContainText(/does not answer|could not be loaded/);
  },
);

test('npm run dev says in one line what is wrong with its arguments', { tag: '@all' }, ({ site }) => {
  const said = (...args: string[]) => {
    const command = ['--import', 'tsx', path.join(root, 'tools/src/dev.ts'), ...args];
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 20_000 });
    return [status, stderr];
  };
  expect(said('mf-library', '--against', site.url)).toEqual([
    1,
    expect.stringMatching(/^refused: mf-library: no such package.*\n$/),
  ]);
  expect(said('mf-gallery', '--against', 'school')).toEqual([
    1,
    expect.stringMatching(/^refused: --against needs the address.*\n$/),
  ]);
  host.stop();
  expect(said('mf-gallery', '--against', host.url)).toEqual([
    1,
    expect.stringMatching(/ does not answer: .*\n$/),
  ]);
});
