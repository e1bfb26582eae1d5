import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, type Page, test } from '@playwright/test';

import { type Program, startProgram } from '../team/src/workspace/process';
import { freePort } from '../team/src/workspace/site';
import { expectAccessible } from './support/axe';
import { ownFolder } from './support/own-school';
import { root } from './support/site';
import { beyond } from './support/test';

const pdf = path.join(root, 'content/files/homework/lkg.pdf');
const photo = path.join(ownFolder, 'files/pictures/boat.jpg');

let folder: string;
let editor: Program;
let url: string;

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'school-'));
  await cp(ownFolder, folder, { recursive: true });
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}/`;
  editor = await startProgram(path.join(root, 'node_modules/.bin/school'), ['edit', folder, '--port', port], {
    isReady: (output) => output.includes(url),
  });
});
test.afterEach(async () => {
  await editor.stop();
  await rm(folder, { recursive: true });
});

for (const width of [360, 1280]) {
  test.describe(`a clerk at ${width} pixels`, beyond(width !== 360), () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: width === 360 ? 'dark' : 'light' });

    test('publishes a circular with its PDF, and takes it back', async ({ page }) => {
      await page.goto(url);
      await page.getByRole('link', { name: 'Circulars' }).click();
      await page.getByRole('link', { name: 'New', exact: true }).click();
      await page.getByLabel('Title').fill('Book fair');
      await page.getByLabel('Day').fill('2026-11-27');
      await page.getByLabel('Documents').setInputFiles(pdf);
      await expect(page.getByText('lkg.pdf is here.')).toBeVisible();
      await expectAccessible(page, 'the form of a circular');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved: visitors see it now.')).toBeVisible();
      expect(textOf('records/circular.json')).toContain('Book fair');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Undone.')).toBeVisible();
      expect(textOf('records/circular.json')).not.toContain('Book fair');
    });

    test('closes the school for today by three presses', async ({ page }) => {
      await page.clock.setFixedTime(new Date(Date.now()).setHours(7, 0));
      await page.goto(url);
      await expect(page.getByRole('link', { name: 'Closed today' })).toBeVisible();
      await expectAccessible(page, 'the first page');
      await page.getByRole('link', { name: 'Closed today' }).click();
      await page.getByRole('button', { name: 'Show it to parents' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('School is closed today');
      await expectAccessible(page, 'the question before a notice');
      await page.getByRole('button', { name: 'Publish now' }).click();
      await expect(page.getByText('Parents see it now, until 18:00.')).toBeVisible();
      expect(textOf('notice.json')).toMatch(/closed today.*T18:00/s);
    });

    test('corrects a telephone number everywhere', async ({ page }) => {
      await correctTelephone(page);
      expect(textOf('profile.json')).toContain('+91 00000 50005');
      await page.getByRole('link', { name: 'Changes' }).click();
      await page.getByRole('button', { name: /^Undo/ }).click();
      await expect(page.getByText('The site shows what it showed before.')).toBeVisible();
      await expectAccessible(page, 'the changes');
      expect(textOf('profile.json')).toContain('+91 00000 40004');
    });

    test('publishes news with a photograph', async ({ page }) => {
      await page.goto(`${url}#/parts/records%2Fnews/new`);
      await page.getByLabel('Title').fill('Low tide walk');
      await page.getByLabel('Day').fill('2026-11-27');
      await page.getByLabel('Documents').setInputFiles(photo);
      await expect(page.getByText('boat.jpg is here.')).toBeVisible();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved: visitors see it now.')).toBeVisible();
      await expectAccessible(page, 'news with a photograph');
      expect(textOf('records/news.json')).toContain('"news/low-tide-walk.jpg"');
      expect(existsSync(path.join(folder, 'files/news/low-tide-walk.jpg'))).toBe(true);
    });

    test('takes a picture out of an album', async ({ page }) => {
      await page.goto(`${url}#/parts/records%2Falbums`);
      await page.getByRole('link', { name: 'Boat day' }).click();
      await page.getByRole('button', { name: 'Take out pictures/boat.png' }).click();
      await expectAccessible(page, 'an album without a picture');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved: visitors see it now.')).toBeVisible();
      expect(textOf('records/gallery.json')).not.toContain('boat.png');
      expect(textOf('records/gallery.json')).toContain('boat.webp');
    });

    test('reads what a colleague has saved since, and chooses', async ({ page, browser }) => {
      const context = await browser.newContext();
      const colleague = await context.newPage();
      const entry = `${url}#/parts/records%2Falbums/boat-day`;
      await page.goto(entry);
      await page.getByLabel('Title').fill('Day of the boats');
      await colleague.goto(entry);
      await colleague.getByLabel('Title').fill('Boats of class V');
      await colleague.getByRole('button', { name: 'Save' }).click();
      await expect(colleague.getByText('Saved: visitors see it now.')).toBeVisible();
      await context.close();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('alert')).toHaveText('this computer has changed it since.');
      await expect(page.getByRole('group', { name: 'Yours' }).getByLabel('Title')).toHaveValue(
        'Day of the boats',
      );
      await expect(page.getByRole('group', { name: 'Theirs' }).getByLabel('Title')).toHaveValue(
        'Boats of class V',
      );
      await expectAccessible(page, 'yours and theirs');
      await page.getByRole('button', { name: 'Save yours' }).click();
      await expect(page.getByText('Saved: visitors see it now.')).toBeVisible();
      expect(textOf('records/gallery.json')).toContain('Day of the boats');
    });

    test('removes news by mistake, and brings them back from the changes', async ({ page }) => {
      const before = textOf('records/news.json');
      await page.goto(`${url}#/parts/records%2Fnews`);
      await page.getByRole('link', { name: 'A new slipway' }).click();
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await expectAccessible(page, 'the question before a removal');
      await page.getByRole('button', { name: 'Remove it' }).click();
      await expect(page.getByText('Removed: visitors see it no more.')).toBeVisible();
      expect(textOf('records/news.json')).not.toContain('A new slipway');
      await page.getByRole('link', { name: 'Changes' }).click();
      await page.getByRole('button', { name: 'Undo: this computer removed “A new slipway”' }).click();
      await expect(page.getByText('The site shows what it showed before.')).toBeVisible();
      expect(JSON.parse(textOf('records/news.json'))).toEqual(JSON.parse(before));
    });
  });
}

test('every part has a form, and each block of a page is of its kind', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(url);
  await expect(page.getByRole('link', { name: 'Alumni' })).toBeVisible();
  const parts = await page
    .locator('.parts a')
    .evaluateAll((links) =>
      links.map((link) => ({ address: link.getAttribute('href') ?? '', label: link.textContent })),
    );
  const kinds = new Map<string, string[]>();
  for (const { address, label } of parts) {
    await page.goto(url + address + (address.includes('records') ? '/new' : ''));
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
    const chosen = page.getByLabel('Kind', { exact: false }).locator('option:checked');
    kinds.set(label, await chosen.allTextContents());
    if (label === 'Uniform') await expectAccessible(page, 'the form of a page');
  }
  expect(errors).toEqual([]);
  expect(kinds.get('Conduct')).toEqual(['Heading', 'List']);
  expect(kinds.get('ERP Software')).toEqual(['Buttons that show a picture', 'Links']);
  expect(kinds.get('Uniform')).toEqual(['Table', 'Text', 'Text', 'Text', 'Document']);
});

async function correctTelephone(page: Page): Promise<void> {
  await page.goto(`${url}#/correct`);
  await page.getByLabel('The text as it is').fill('+91 00000 40004');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('status')).toContainText('it');
  await page.getByLabel('The text as it should be').fill('+91 00000 50005');
  await page.getByRole('button', { name: /^Correct/ }).click();
  await expect(page.getByText('Corrected everywhere.')).toBeVisible();
}

function textOf(file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}
