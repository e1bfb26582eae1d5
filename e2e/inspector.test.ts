import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { introOf, noticesOf, open, openHome } from './support/visit';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Statecharts' });
const actorOf = (page: Page, name: string) =>
  panelOf(page)
    .getByRole('treeitem', { name: new RegExp(`^${name}\\b`) })
    .first();
const chartOf = (page: Page, name: string) => panelOf(page).getByRole('img', { name, exact: true });
const logOf = (page: Page) => panelOf(page).getByRole('log', { name: 'Events' });

/** Chooses an actor; its chart has the name of its machine. */
async function choose(page: Page, actor: string, machine = actor): Promise<void> {
  await actorOf(page, actor).click();
  await expect(chartOf(page, machine)).toBeVisible();
}

const contactLink = (page: Page) => page.getByRole('link', { name: 'Contact Us', exact: true }).first();

async function showTab(page: Page, name: string): Promise<void> {
  await panelOf(page).getByRole('tab', { name }).click();
}

async function openPanel(page: Page): Promise<void> {
  await page.keyboard.press('Control+Shift+X');
  await expect(panelOf(page)).toBeVisible();
}

test('nothing of the inspector is loaded before somebody asks for it', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await openHome(page);
  expect(files.filter((file) => file.includes('inspect'))).toEqual([]);
  await openPanel(page);
  expect(files.some((file) => file.includes('inspect'))).toBe(true);
  await page.keyboard.press('Control+Shift+X');
  await expect(panelOf(page)).toHaveCount(0);
});

test('actors of the shell and of the section are listed on /home, whoever started them', async ({ page }) => {
  await openHome(page);
  await openPanel(page);
  const tree = panelOf(page).getByRole('tree', { name: 'Actors' });
  await expect(tree).toBeVisible();
  for (const name of ['shell', 'navigation', '@school/mf-home', 'section', 'news', 'popup', 'motion']) {
    await expect(actorOf(page, name)).toBeVisible();
  }
  await expect(actorOf(page, 'popup')).toContainText('closed');
});

test('?inspect opens it, and a chosen filter moves the chart of the list', async ({ page }) => {
  await page.goto('/Events?inspect');
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await choose(page, 'list');
  const choice = chartOf(page, 'list').locator('[data-state="choice.inView"]');
  await expect(choice).toHaveClass(/active/);
  await page.getByLabel('Search', { exact: true }).fill('sports');
  // what comes after it changes the context as well
  await logOf(page)
    .getByRole('button', { name: /transition filter\.changed/ })
    .first()
    .click();
  await expect(panelOf(page).getByText(/Last: filter\.changed/)).toBeVisible();
  await showTab(page, 'Context');
  const context = panelOf(page).getByRole('list', { name: 'Context of list' });
  await expect(context.getByRole('listitem').filter({ hasText: /^choice/ })).toContainText('changed');
});

test('the intro goes when its closing event is sent from the panel', async ({ page }) => {
  await open(page, '/');
  await expect(introOf(page)).toBeVisible();
  await openPanel(page);
  await choose(page, 'intro', 'overlay');
  await expect(panelOf(page).getByText(/after untilOver .*: 1\d\d(\.\d)? s left/)).toBeVisible();
  await showTab(page, 'Send');
  await panelOf(page).getByRole('button', { name: 'Send overlay.closed' }).click();
  await expect(introOf(page)).toHaveCount(0);
  await expect(actorOf(page, 'intro')).toContainText('closed done');
  await expect(panelOf(page)).toBeVisible();
});

test('an event with a payload has fields, and a refused one says which guard said no', async ({ page }) => {
  await open(page, '/Events');
  await openPanel(page);
  await choose(page, 'match');
  await showTab(page, 'Send');
  const form = panelOf(page).getByRole('form', { name: 'match.advanced' });
  await form.getByLabel('count').fill('0');
  await form.getByRole('button', { name: 'Send match.advanced' }).click();
  await expect(form.getByText('Refused: hasMatches said no.')).toBeVisible();
  await form.getByLabel('count').fill('3');
  await form.getByRole('button', { name: 'Send match.advanced' }).click();
  await expect(form.getByText('Sent.')).toBeVisible();
  await expect(chartOf(page, 'match').locator('[data-state="visiting"]')).toHaveClass(/active/);
});

test('a row of the log shows the chart as it was, and now is one press away', async ({ page }) => {
  await open(page, '/ContactUs');
  await openPanel(page);
  await choose(page, 'map');
  const drawn = chartOf(page, 'map').locator('[data-state="drawn"]');
  const framed = chartOf(page, 'map').locator('[data-state="framed"]');
  await showTab(page, 'Send');
  const send = panelOf(page).getByRole('button', { name: 'Send map.toggled' });
  await send.click();
  await expect(framed).toHaveClass(/active/);
  await send.click();
  await expect(drawn).toHaveClass(/active/);
  await showTab(page, 'Events');
  const rows = logOf(page).getByRole('button', { name: /transition map\.toggled/ });
  await rows.nth(1).click();
  await expect(framed).toHaveClass(/active/);
  await rows.nth(0).click();
  await expect(drawn).toHaveClass(/active/);
  await rows.nth(1).click();
  await panelOf(page).getByRole('button', { name: 'Return to now' }).click();
  await expect(drawn).toHaveClass(/active/);
});

test.describe('a certificate that is not found', () => {
  test.use({ expectedErrors: /\/api\/tc\// });

  test('a session is exported without people’s data, and opens again as a recording', async ({ page }) => {
    await open(page, '/TC');
    await openPanel(page);
    await page.getByLabel('Name').fill('Asha Verma');
    await page.getByLabel('Admission Number').fill('A/2019/118');
    await page.getByRole('button', { name: 'VIEW DETAILS' }).click();
    await expect(
      logOf(page)
        .getByRole('button', { name: /event form\.submitted/ })
        .first(),
    ).toBeVisible();
    const saving = page.waitForEvent('download');
    await panelOf(page).getByRole('button', { name: 'Export' }).click();
    const file = await (await saving).path();
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('form.submitted');
    expect(text).not.toMatch(/Asha|Verma|A\/2019/);

    await panelOf(page).getByLabel('Import').setInputFiles(file);
    await expect(panelOf(page).getByText('A recording of /TC.')).toBeVisible();
    await choose(page, 'tc');
    await logOf(page)
      .getByRole('button', { name: /transition form\.submitted/ })
      .first()
      .click();
    await expect(chartOf(page, 'tc').locator('[data-state="submitting"]')).toHaveClass(/active/);
    await panelOf(page).getByRole('button', { name: 'Close the recording' }).click();
    await expect(panelOf(page).getByText('A recording of /TC.')).toHaveCount(0);
  });
});

test('a file that is no recording is refused in words', async ({ page }) => {
  await open(page, '/OurMotto?inspect');
  await panelOf(page)
    .getByLabel('Import')
    .setInputFiles({
      name: 'shopping.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"bread":2}'),
    });
  await expect(panelOf(page).getByText('This file is no recording of statecharts.')).toBeVisible();
});

test('coverage counts what this session has reached', async ({ page }) => {
  await open(page, '/ContactUs');
  await openPanel(page);
  await choose(page, 'map');
  await showTab(page, 'Coverage');
  const row = panelOf(page).getByRole('row', { name: /^map/ });
  await expect(row).toContainText('0 of 2');
  await showTab(page, 'Send');
  await panelOf(page).getByRole('button', { name: 'Send map.toggled' }).click();
  await showTab(page, 'Coverage');
  await expect(row).toContainText('1 of 2');
  await panelOf(page).getByLabel('Show the chart as a heat map').check();
  await expect(chartOf(page, 'map').locator('[data-state="framed"]')).toHaveClass(/heat1/);
});

test('changes of page are followed into the next section', async ({ page }) => {
  await openHome(page);
  await openPanel(page);
  await contactLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(actorOf(page, 'map')).toBeVisible();
  await expect(panelOf(page)).toBeVisible();
});

test('all of it works by keyboard', async ({ page }) => {
  await open(page, '/ContactUs');
  await openPanel(page);
  const tree = panelOf(page).getByRole('tree', { name: 'Actors' });
  await tree.getByRole('treeitem').first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByRole('treeitem').first()).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await actorOf(page, 'map').focus();
  await page.keyboard.press('Enter');
  await expect(chartOf(page, 'map')).toBeVisible();
  await panelOf(page).getByRole('tab', { name: 'Events' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panelOf(page).getByRole('tab', { name: 'Sequence' })).toBeFocused();
  const edge = panelOf(page).getByRole('separator', { name: 'Size of the panel' });
  const before = Number(await edge.getAttribute('aria-valuenow'));
  await edge.focus();
  await page.keyboard.press('ArrowUp');
  await expect(edge).toHaveAttribute('aria-valuenow', String(before + 40));
  await panelOf(page).getByLabel('State').fill('framed');
  await expect(chartOf(page, 'map').locator('[data-state="framed"]')).toHaveClass(/found/);
});

test('its place is remembered', async ({ page }) => {
  await open(page, '/OurMotto?inspect');
  await panelOf(page).getByLabel('Dock').selectOption('beside');
  await expect(panelOf(page)).toHaveAttribute('data-dock', 'beside');
  await open(page, '/OurHistory?inspect');
  await expect(panelOf(page)).toHaveAttribute('data-dock', 'beside');
});

test('it moves to a window of its own, and goes with it', async ({ page }) => {
  await open(page, '/ContactUs?inspect');
  const opening = page.waitForEvent('popup');
  await panelOf(page).getByLabel('Dock').selectOption('window');
  const popup = await opening;
  await expect(panelOf(page)).toHaveCount(0);
  await actorOf(popup, 'map').click();
  await expect(chartOf(popup, 'map')).toBeVisible();
  await panelOf(popup).getByLabel('Dock').selectOption('below');
  await expect(panelOf(page)).toBeVisible();
});

test('two tabs are two inspectors', async ({ page, context }) => {
  await open(page, '/ContactUs?inspect');
  const other = await context.newPage();
  await open(other, '/ContactUs?inspect');
  await choose(page, 'map');
  await choose(other, 'map');
  await showTab(page, 'Send');
  await panelOf(page).getByRole('button', { name: 'Send map.toggled' }).click();
  await expect(chartOf(page, 'map').locator('[data-state="framed"]')).toHaveClass(/active/);
  await expect(chartOf(other, 'map').locator('[data-state="drawn"]')).toHaveClass(/active/);
});

test.describe('a section that crashes', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch dynamically imported module/ });

  for (const [way, retry] of Object.entries({
    'its button': (page: Page) => page.getByRole('button', { name: 'Try again' }).click(),
    'its link': (page: Page) => contactLink(page).click(),
  }))
    test(`is seen to fail, and to be tried again by ${way}`, async ({ page }) => {
      let isBroken = true;
      await page.route('**/assets/mf-about/**/*.js', (route) =>
        isBroken ? route.abort() : route.continue(),
      );
      await openHome(page);
      await openPanel(page);
      await choose(page, 'navigation');
      await contactLink(page).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(chartOf(page, 'navigation').locator('[data-state="failed"]')).toHaveClass(/active/);
      isBroken = false;
      await retry(page);
      await expect(chartOf(page, 'navigation').locator('[data-state="idle"]')).toHaveClass(/active/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 768, 1280]) {
    test(`nobody is kept out of it: ${width} pixels, ${colorScheme}`, async ({ page }) => {
      // seven times all rules
      test.slow();
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/Events?inspect');
      if (width < 860) await panelOf(page).getByRole('button', { name: 'actors' }).click();
      await choose(page, 'list');
      await expectAccessible(page, 'the chart');
      if (width < 860) await panelOf(page).getByRole('button', { name: 'details' }).click();
      for (const tab of ['Events', 'Sequence', 'Context', 'Send', 'Coverage', 'Timeline']) {
        await showTab(page, tab);
        await expectAccessible(page, tab);
      }
      await expect(noticesOf(page)).toHaveCount(0);
    });
  }
}
