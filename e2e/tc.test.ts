import type { Page, Route } from '@playwright/test';

import { colourRules, expectAccessible } from './support/axe';
import { expectSaved, failure, fill, press } from './support/certificate-form';
import { certificate } from './support/sample';
import { beyond, expect, test } from './support/test';
import { open } from './support/visit';

const lookups = '**/api/tc/**';

test('without both fields nothing is sent, and the message goes when a field changes', async ({ page }) => {
  const posts = countPosts(page);
  await open(page, '/TC');
  for (const [name, admission, empty] of [
    ['', '', 'Name'],
    ['Nilo', '', 'Admission Number'],
    ['', '1', 'Name'],
    [' ', '1', 'Name'],
  ] as const) {
    await fill(page, name, admission);
    await press(page);
    await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
    await expect(page.getByLabel(empty)).toBeFocused();
    await expect(page.getByLabel(empty)).toHaveAccessibleDescription('Please fill in all fields');
    await page.getByLabel('Name').pressSequentially('x');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(posts()).toBe(0);
});

test('the certificate is saved as tc.jpg', async ({ page }) => {
  const { name, admission, file } = certificate();
  await open(page, '/TC');
  await fill(page, `  ${name.toUpperCase()} `, admission);
  await expectSaved(page, file);
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

test.describe('when something fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const [what, answer, reason] of [
    ['there is no such certificate', undefined, 'There is no certificate under this name and number.'],
    [
      'the visitor has tried too often',
      { status: 429, json: { error: 'too many tries' } },
      'There were too many tries for now.',
    ],
    ['the site refuses it', { status: 403, body: '' }, 'The request was refused.'],
    ['the site fails', { status: 500, body: '' }, ''],
    ['the network is away', 'none', /server cannot be reached/],
  ] as const) {
    test(`it says so when ${what}, until a field changes`, beyond(answer !== undefined), async ({ page }) => {
      if (answer)
        await page.route(lookups, (route) => (answer === 'none' ? route.abort() : route.fulfill(answer)));
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

  test('leaving the page breaks the request off', beyond(), async ({ page }) => {
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
    for (const [colorScheme, rules] of [['light'], ['dark', colourRules]] as const) {
      await page.emulateMedia({ colorScheme });
      await fill(page, '', '');
      await press(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, `message, ${colorScheme}`, rules);
      await fill(page, 'Nilo Barrow', '1');
      await press(page);
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page, `alert, ${colorScheme}`, rules);
      await page.keyboard.press('Escape');
    }
  });
});

/** How many lookups a page has sent so far. */
function countPosts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') count += 1;
  });
  return () => count;
}
