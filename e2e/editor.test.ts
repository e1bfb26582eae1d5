import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';

import { type Program, startProgram } from '../team/src/workspace/process';
import { freePort } from '../team/src/workspace/site';
import { expectAccessible } from './support/axe';
import { ownFolder, type OwnSchool, startOwnSchool } from './support/own-school';
import { root } from './support/site';
import { beyond } from './support/test';

const pdf = path.join(root, 'content/files/homework/lkg.pdf');
const photo = path.join(ownFolder, 'files/pictures/boat.jpg');
const MAX_ACTIONS = 8;

let school: OwnSchool;
let editor: Program;
let url: string;

test.beforeAll(async () => {
  school = await startOwnSchool();
  const profile = JSON.parse(textOf('profile.json')) as object;
  const office = [{ from: '04-01', opens: '09:00', closes: '13:00' }];
  const holidays = [{ from: '2026-12-08', name: 'Ferry day' }];
  const schoolYear = { closedOn: ['Sunday'], office, holidays, examinations: [] };
  await school.write('profile.json', { ...profile, motto: '[To do: the motto]', schoolYear });
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}/`;
  const command = path.join(root, 'node_modules/.bin/school');
  editor = await startProgram(command, ['edit', school.folder, '--port', port], {
    isReady: (output) => output.includes(url),
    env: { PORT: new URL(school.url).port },
  });
});
test.afterAll(async () => {
  await editor.stop();
  await school.stop();
});

for (const width of [360, 1280]) {
  test.describe(`a clerk at ${width} pixels`, beyond(width !== 360), () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: width === 360 ? 'dark' : 'light' });

    test('publishes a circular with its PDF, and takes it back', async ({ page }) => {
      const clerk = await openEditor(page);
      await clerk.follow('Circulars');
      await clerk.follow('New');
      await clerk.fill('Title', `Book fair ${width}`);
      await clerk.fill('Day', '2026-11-27');
      await clerk.choose('Documents', pdf);
      await expect(page.getByText('lkg.pdf is here.')).toBeVisible();
      await expectAccessible(page, 'the form of a circular');
      await clerk.press('Save');
      await expect(page.getByText('Saved: visitors see it now.')).toBeVisible();
      clerk.expectBrief();
      const places = ['/Circular', '/feeds/circulars.atom', `/Search?q=book+fair`];
      for (const place of places) await expectOnSite(place, `Book fair ${width}`);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Undone.')).toBeVisible();
      for (const place of places) await expectOffSite(place, `Book fair ${width}`);
    });

    test('sees the page as visitors do, and again after a change', async ({ page }) => {
      const clerk = await openEditor(page);
      await clerk.follow('News');
      await clerk.follow('A new slipway');
      const preview = page.getByTitle('The page as visitors see it');
      await preview.scrollIntoViewIfNeeded();
      const shown = preview.contentFrame();
      await expect(shown.getByRole('heading', { name: 'A new slipway' })).toBeVisible();
      await expectAccessible(page, 'an entry with its preview');
      await clerk.fill('Title', `A slipway of ${width}`);
      await clerk.press('Save');
      await expect(shown.getByRole('heading', { name: `A slipway of ${width}` })).toBeVisible();
      const address = await preview.getAttribute('src');
      const policyOf = async (place: string) => (await fetch(place)).headers.get('content-security-policy');
      expect(await policyOf(address ?? '')).toContain(`frame-ancestors 'self' ${url.slice(0, -1)};`);
      expect(await policyOf(`${school.url}/News`)).toContain("frame-ancestors 'none'");
      await page.getByRole('button', { name: 'Undo' }).click();
      await expectOnSite('/News', 'A new slipway');
    });

    test('publishes news with a photograph, and takes the photograph away', async ({ page }) => {
      const clerk = await openEditor(page);
      await clerk.follow('News');
      await clerk.follow('New');
      await clerk.fill('Title', `Low tide walk ${width}`);
      await clerk.fill('Day', '2026-11-27');
      await clerk.choose('Take a photograph for “Picture”', photo);
      await expect(page.getByText('boat.jpg is here.')).toBeVisible();
      await clerk.press('Save');
      await expect(page.getByRole('alert')).toContainText('In words, for those who can’t see it” is missing');
      await clerk.fill('In words, for those who can’t see it', 'Four pupils on wet sand');
      await clerk.press('Save');
      await expect(page.getByText('Saved: visitors see it now.')).toBeVisible();
      clerk.expectBrief();
      await expectAccessible(page, 'news with a photograph');
      const picture = `/api/image/news/low-tide-walk-${width}.jpg`;
      for (const place of ['/News', '/feeds/news.atom']) await expectOnSite(place, `Low tide walk ${width}`);
      await expectOnSite('/feeds/news.json', picture);
      await page.goto(`${school.url}/News`);
      const shown = page.getByRole('img', { name: 'Four pupils on wet sand' }).first();
      await expect(shown).toHaveAttribute('srcset', new RegExp(`${picture}\\?w=320 320w`));
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(
        await shown.evaluate(({ clientWidth: across, clientHeight: down }) => across / down),
      ).toBeCloseTo(1.5, 1);
      await expectAccessible(page, 'news with its picture');
      const statusOf = (address: string) => async () => (await fetch(school.url + address)).status;
      for (const address of [picture, `${picture}?w=320`]) await expect.poll(statusOf(address)).toBe(200);

      const later = await openEditor(page);
      await later.follow('News');
      await later.follow(`Low tide walk ${width}`);
      await later.press(`Take out news/low-tide-walk-${width}.jpg`);
      await expectAccessible(page, 'news without its picture');
      await later.press('Save');
      await expect(page.getByText('Saved: visitors see it now.')).toBeVisible();
      later.expectBrief();
      for (const address of [picture, `${picture}?w=320`]) await expect.poll(statusOf(address)).toBe(404);
      for (const place of ['/News', '/home', '/feeds/news.json', '/api/news/all/RIVERMOUTH'])
        await expectOffSite(place, `low-tide-walk-${width}.jpg`);
    });

    test('closes the school for today by three presses', async ({ page }) => {
      await page.clock.setFixedTime(new Date(Date.now()).setHours(7, 0));
      const clerk = await openEditor(page);
      await expect(page.getByRole('link', { name: 'Closed today' })).toBeVisible();
      await expectAccessible(page, 'the first page');
      await clerk.follow('Closed today');
      await clerk.press('Show it to parents');
      await expect(page.getByRole('alertdialog')).toContainText('School is closed today');
      await expectAccessible(page, 'the question before a notice');
      await clerk.press('Publish now');
      await expect(page.getByText('Parents see it now, until 18:00.')).toBeVisible();
      clerk.expectBrief(3);
      expect(textOf('notice.json')).toMatch(/closed today.*T18:00/s);
      for (const place of ['/OurSchool', '/notice.json', '/feeds/circulars.atom'])
        await expectOnSite(place, 'School is closed today');
      await page.getByRole('link', { name: 'Changes' }).click();
      await page
        .getByRole('button', { name: /changed Urgent notice$/ })
        .first()
        .click();
      await expectOffSite('/OurSchool', 'School is closed today');
    });

    test('corrects a telephone number everywhere, and takes it back', async ({ page }) => {
      const clerk = await openEditor(page);
      await clerk.follow('Correct a text');
      await clerk.fill('The text as it is', '+91 00000 40004');
      await clerk.press('Find');
      await expect(page.getByRole('status')).toContainText('it');
      await clerk.fill('The text as it should be', '+91 00000 50005');
      await clerk.press(/^Correct/);
      await expect(page.getByText('Corrected everywhere.')).toBeVisible();
      clerk.expectBrief();
      for (const place of ['/OurSchool', '/ContactUs']) {
        await expectOnSite(place, '+91 00000 50005');
        await expectOffSite(place, '+91 00000 40004');
      }
      const later = await openEditor(page);
      await later.follow('Changes');
      await expectAccessible(page, 'the changes');
      await page.getByRole('button', { name: /^Undo/ }).first().click();
      await expect(page.getByText('The site shows what it showed before.')).toBeVisible();
      await expectOnSite('/OurSchool', '+91 00000 40004');
    });

    test('moves a holiday', async ({ page }) => {
      const clerk = await openEditor(page);
      const day = width === 360 ? '09' : '10';
      await clerk.follow('School year');
      await clerk.fill(page.getByRole('group', { name: 'Holidays' }).getByLabel('From'), `2026-12-${day}`);
      await clerk.press('Save');
      await expect(page.getByText('Saved: visitors see it now.')).toBeVisible();
      clerk.expectBrief();
      for (const place of ['/calendar.ics', '/calendar/holidays.ics'])
        await expectOnSite(place, new RegExp(`DATE:202612${day}[^]*Ferry day`));
      await expectOnSite('/Calendar', 'Ferry day');
      await expectOnSite('/Search?q=ferry+day', 'Ferry day');
    });

    test('removes news by mistake, and brings them back from the changes', async ({ page }) => {
      const before = JSON.parse(textOf('records/news.json')) as unknown;
      const clerk = await openEditor(page);
      await clerk.follow('News');
      await clerk.follow('A new slipway');
      await clerk.press('Remove');
      await expectAccessible(page, 'the question before a removal');
      await clerk.press('Remove it');
      await expect(page.getByText('Removed: visitors see it no more.')).toBeVisible();
      clerk.expectBrief();
      const places = ['/News', '/feeds/news.atom', '/Search?q=slipway'];
      for (const place of places) await expectOffSite(place, 'A new slipway');
      const later = await openEditor(page);
      await later.follow('Changes');
      await later.press('Undo: this computer removed “A new slipway” from News');
      await expect(page.getByText('The site shows what it showed before.')).toBeVisible();
      later.expectBrief();
      for (const place of places) await expectOnSite(place, 'A new slipway');
      expect(JSON.parse(textOf('records/news.json'))).toEqual(before);
    });

    test('drops a PDF and pastes a picture', async ({ page }) => {
      await page.goto(`${url}#/parts/records%2Fcircular/new`);
      const box = page.locator('.files').filter({ hasText: 'Documents' });
      await transfer(box, 'drop', pdf);
      await expect(page.getByText('lkg.pdf is here.')).toBeVisible();
      await transfer(box.locator('input').first(), 'paste', photo);
      await expect(page.getByText('boat.jpg is here.')).toBeVisible();
      await expect(box.getByRole('listitem')).toHaveCount(2);
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
  });
}

test('what is still to do is on the editor’s first page, and no visitor sees it', async ({ page }) => {
  await page.goto(url);
  const list = page.getByRole('region', { name: 'To do' });
  await expect(list.getByRole('link', { name: 'The school: the motto', exact: true })).toBeVisible();
  for (const place of ['/home', '/OurSchool', '/Search?q=motto', '/feeds/news.atom'])
    await expectOffSite(place, 'the motto');
});

test('every part has a form without paths, and each block of a page is of its kind', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(url);
  await expect(page.getByRole('link', { name: 'Alumni' })).toBeVisible();
  const parts = await page
    .locator('.rows a')
    .evaluateAll((links) =>
      links.map((link) => ({ address: link.getAttribute('href') ?? '', label: link.textContent })),
    );
  const kinds = new Map<string, string[]>();
  for (const { address, label } of parts) {
    await page.goto(url + address + (address.includes('records') ? '/new' : ''));
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
    const chosen = page.getByLabel('Kind', { exact: false }).locator('option:checked');
    kinds.set(label, await chosen.allTextContents());
    const typed = page.locator('input[type=text], input:not([type])');
    const values = await typed.evaluateAll((inputs) =>
      inputs.map((input) => (input as HTMLInputElement).value),
    );
    expect(values.filter((value) => /\.(?:pdf|jpe?g|png|webp)$/.test(value))).toEqual([]);
    if (label === 'Uniform') await expectAccessible(page, 'the form of a page');
  }
  expect(errors).toEqual([]);
  expect(kinds.get('Conduct')).toEqual(['Heading', 'List']);
  expect(kinds.get('ERP Software')).toEqual(['Buttons that show a picture', 'Links']);
  expect(kinds.get('Uniform')).toEqual(['Table', 'Text', 'Text', 'Text', 'Document']);
});

test('a page is saved whose document has no picture', async ({ page }) => {
  const clerk = await openEditor(page);
  await clerk.follow('Calendar');
  await clerk.fill(page.getByLabel('Title').first(), 'Calendar of the tides');
  await clerk.press('Save');
  await expect(page.getByText('Saved: visitors see it now.')).toBeVisible();
  await expectOnSite('/Calendar', 'Calendar of the tides');
});

test('a file that is no picture or PDF is not taken, and each answer says what to do', async ({ page }) => {
  const files = () => readdirSync(school.folder, { recursive: true, encoding: 'utf8' }).sort();
  await page.goto(`${url}#/parts/records%2Fnews/new`);
  const give = (name: string, buffer: Buffer) =>
    page.getByLabel(/^Documents/).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  const before = files();
  await give('photo.heic', Buffer.from(`\0\0\0\x18ftypheic${'\0'.repeat(20)}`, 'latin1'));
  await expect(page.getByText('choose Settings, Camera, Formats, Most Compatible')).toBeVisible();
  await give('../../x.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'));
  await expect(page.getByText('Only PDFs and pictures (JPEG, PNG or WebP) can be published.')).toBeVisible();
  const bomb = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  for (const place of [16, 20]) bomb.writeUInt32BE(50_000, place);
  await give('bomb.png', bomb);
  await expect(page.getByText('damaged or far too large')).toBeVisible();
  expect(files()).toEqual(before);
  await give('../../x.jpg', readFileSync(photo));
  await expect(page.getByText('x.jpg is here.')).toBeVisible();
  expect(files().filter((file) => !before.includes(file) && file !== 'files/news')).toEqual([
    'files/news/x.jpg',
  ]);
  expect(existsSync(path.join(school.folder, '../../x.jpg'))).toBe(false);
});

/** The first page of the editor, for a clerk whose actions are counted. */
async function openEditor(page: Page) {
  let actions = 0;
  const count = async (action: Promise<void>) => {
    actions += 1;
    await action;
  };
  const labelled = (label: string) => page.getByLabel(new RegExp(`^${label}(?: \\(may be empty\\))?$`));
  await page.goto(url);
  return {
    follow: (name: string) => count(page.getByRole('link', { name, exact: true }).click()),
    press: (name: string | RegExp) => count(page.getByRole('button', { name, exact: true }).click()),
    fill: (field: string | Locator, text: string) =>
      count((typeof field === 'string' ? labelled(field) : field).fill(text)),
    choose: (label: string, file: string) => count(labelled(label).setInputFiles(file)),
    expectBrief: (most = MAX_ACTIONS) => expect(actions).toBeLessThanOrEqual(most),
  };
}

/** Drops or pastes a file. */
async function transfer(box: Locator, kind: 'drop' | 'paste', file: string): Promise<void> {
  const { ext, base: name } = path.parse(file);
  const type = ext === '.pdf' ? 'application/pdf' : 'image/jpeg';
  const given = { kind, name, type, bytes: [...readFileSync(file)] };
  await box.evaluate((element, { kind: of, name: called, type: mime, bytes }) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(bytes)], called, { type: mime }));
    element.dispatchEvent(
      of === 'drop'
        ? new DragEvent(of, { dataTransfer: data, bubbles: true, cancelable: true })
        : new ClipboardEvent(of, { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, given);
}

/** The text of a page, feed or calendar, as visitors get it. */
const siteText = (place: string) => async () =>
  (await (await fetch(school.url + place)).text()).replace(/<[^>]*>/g, '').replace(/\s/g, ' ');

async function expectOnSite(place: string, text: string | RegExp): Promise<void> {
  await expect.poll(siteText(place), { message: place }).toMatch(text);
}

async function expectOffSite(place: string, text: string): Promise<void> {
  await expect.poll(siteText(place), { message: place }).not.toContain(text);
}

function textOf(file: string): string {
  return readFileSync(path.join(school.folder, file), 'utf8');
}
