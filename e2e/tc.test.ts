import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page, Route } from '@playwright/test';

import { expectAccessible } from './support/axe';
import { certificate, contentFolder } from './support/sample';
import { expect, test } from './support/test';
import { expectHydrated, gate, open } from './support/visit';

const failure = 'Failed to process your request. Please try again later.';
const lookups = '**/api/tc/**';

test('without both fields nothing is sent, and the message goes when a field changes', async ({ page }) => {
  const posts = countPosts(page);
  await open(page, '/TC');
  for (const [name, admission] of [
    ['', ''],
    ['Nilo', ''],
    ['', '1'],
    [' ', '1'],
  ] as const) {
    await fill(page, name, admission);
    await press(page);
    await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
    await page.getByLabel('Name').pressSequentially('x');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(posts()).toBe(0);
});

test('the certificate is saved as tc.jpg', async ({ page }) => {
  const { name, admission, file } = certificate();
  await open(page, '/TC');
  await fill(page, `  ${name.toUpperCase()} `, admission);
  const downloading = page.waitForEvent('download');
  await press(page);
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('tc.jpg');
  const saved = readFileSync(await download.path());
  expect(saved.equals(readFileSync(path.join(contentFolder, 'certificates', file)))).toBe(true);
  await expect(page.getByRole('status')).toHaveText('The certificate is saved as tc.jpg.');
});

test('it posts once however often the button is pressed, and says what it is doing', async ({ page }) => {
  const posts = countPosts(page);
  const held: Route[] = [];
  await page.route(lookups, (route) => void held.push(route));
  await open(page, '/TC');
  await fill(page, 'Nilo Barrow', '1');
  const button = page.getByRole('button', { name: 'VIEW DETAILS' });
  await button.dblclick();
  await button.click();
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByRole('status')).toHaveText('Looking for the certificate …');
  expect(posts()).toBe(1);
  await held[0]?.fulfill({ json: { data: 'documents/book-list.pdf' } });
  await expect(page.getByRole('status')).toHaveText('The certificate is saved as tc.jpg.');
});

test('it works by keyboard alone', async ({ page }) => {
  const { name, admission } = certificate();
  await open(page, '/TC');
  const button = page.getByRole('button', { name: 'VIEW DETAILS' });
  await expect(button).toBeEnabled();
  await page.getByLabel('Name').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(admission);
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toBe('tc.jpg');
});

test('it is found under each spelling', async ({ page }) => {
  for (const spelling of ['/Tc', '/TC', '/tc']) {
    expect((await page.goto(spelling))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transfer Certificate');
  }
});

test.describe('when something fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const [what, answer, reason] of [
    ['there is no such certificate', undefined, 'There is no certificate under this name and number.'],
    [
      'the visitor has tried too often',
      { status: 429, json: { error: 'too many tries' } },
      'There were too many tries for now.',
    ],
    ['the site fails', { status: 500, body: '' }, ''],
  ] as const) {
    test(`it says so when ${what}, until a field changes`, async ({ page }) => {
      if (answer) await page.route(lookups, (route) => route.fulfill(answer));
      await open(page, '/TC');
      await fill(page, 'Nilo Barrow', 'no such number');
      await press(page);
      await expect(page.getByRole('alert')).toHaveText(failure);
      await expect(page.getByRole('status')).toHaveText(reason);
      const help = page.getByText('Ask at the office: +91 1009 240118, on school days from 9:00 to 13:30.');
      await expect(help).toBeVisible({ visible: answer === undefined });
      await page.getByLabel('Admission Number').pressSequentially('1');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('it says so when the network is away', async ({ page }) => {
    await page.route(lookups, (route) => route.abort());
    await open(page, '/TC');
    await fill(page, 'Nilo Barrow', '1');
    await press(page);
    await expect(page.getByRole('alert')).toHaveText(failure);
    await expect(page.getByRole('status')).toContainText('server cannot be reached');
  });

  test('an alert says that the download failed; Escape closes it and gives the focus back', async ({
    page,
  }) => {
    await page.route(lookups, (route) => route.fulfill({ json: { data: 'tc/gone.jpg' } }));
    await open(page, '/TC');
    await fill(page, 'Nilo Barrow', '1');
    await press(page);
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Failed to download data.');
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'VIEW DETAILS' })).toBeFocused();
    await press(page);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toHaveCount(0);
  });

  test('leaving the page breaks the request off', async ({ page }) => {
    await page.route(lookups, () => undefined);
    await open(page, '/TC');
    await fill(page, 'Nilo Barrow', '1');
    const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/tc/'));
    await press(page);
    await expect(page.getByRole('status')).toHaveText('Looking for the certificate …');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
    expect((await broken).failure()?.errorText).toContain('ERR_ABORTED');
  });
});

test.describe('accessibility', () => {
  // the site's own policy would keep axe-core out
  test.use({ bypassCSP: true, expectedErrors: /Failed to load resource/ });

  test('messages and alert are accessible', async ({ page }) => {
    await page.route(lookups, (route) => route.fulfill({ json: { data: 'tc/gone.jpg' } }));
    await open(page, '/TC');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await fill(page, '', '');
      await press(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, `message, ${colorScheme}`);
      await fill(page, 'Nilo Barrow', '1');
      await press(page);
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page, `alert, ${colorScheme}`);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('sent by the browser itself', () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  const script = '"><script>document.title = "taken over"</script>';

  for (const javaScriptEnabled of [false, true]) {
    const when = javaScriptEnabled ? 'before its code is here' : 'without a script';

    test.describe(when, () => {
      test.use({ javaScriptEnabled });

      test(`the certificate is saved as tc.jpg ${when}, and the form stays`, async ({ page }) => {
        const { name, admission, file } = certificate();
        await gate(page);
        await page.goto('/TC', { waitUntil: 'commit' });
        await fill(page, name, admission);
        const downloading = page.waitForEvent('download');
        await press(page);
        const download = await downloading;
        expect(download.suggestedFilename()).toBe('tc.jpg');
        const saved = readFileSync(await download.path());
        expect(saved.equals(readFileSync(path.join(contentFolder, 'certificates', file)))).toBe(true);
        await expect(page.getByLabel('Name')).toHaveValue(name);
      });

      test(`the form comes back with what is wrong ${when}`, async ({ page }) => {
        const code = await gate(page);
        await page.goto('/TC', { waitUntil: 'commit' });
        await fill(page, script, '');
        await press(page);
        await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
        await expect(page.getByLabel('Name')).toHaveValue(script);
        await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'false');
        await expect(page.getByLabel('Admission Number')).toHaveAttribute('aria-invalid', 'true');
        await expect(page).toHaveTitle(/^Transfer Certificate/);
        await fill(page, 'Nilo Barrow', 'no such number');
        await press(page);
        await expect(page.getByRole('alert')).toHaveText(failure);
        await expect(page.getByRole('status')).toHaveText(
          'There is no certificate under this name and number.',
        );
        await expect(page.getByText(/^Ask at the office/)).toContainText('from 9:00 to 13:30');
        await expect(page.getByLabel('Admission Number')).toHaveValue('no such number');
        code.open();
      });
    });
  }

  test('the page that answers it goes on when its code is here', async ({ page }) => {
    const code = await gate(page);
    await page.goto('/TC', { waitUntil: 'commit' });
    await fill(page, script, '');
    await press(page);
    await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
    code.open();
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await expectHydrated(page);
    await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
    await expect(page.getByLabel('Name')).toHaveValue(script);
    await expect(page).toHaveTitle(/^Transfer Certificate/);
    await page.getByLabel('Admission Number').pressSequentially('1');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

async function fill(page: Page, name: string, admission: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Admission Number').fill(admission);
}

async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'VIEW DETAILS' }).click();
}

/** How many lookups a page has sent so far. */
function countPosts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') count += 1;
  });
  return () => count;
}
