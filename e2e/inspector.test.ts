import {
  actorOf,
  chartOf,
  choose,
  logOf,
  meaningOf,
  openPanel,
  panelOf,
  sendMapToggled,
  showTab,
} from './support/inspector';
import { beyond, expect, test } from './support/test';
import { noticesOf, open, openHome } from './support/visit';

test(
  'actors of the shell and of the section are listed on /home, whoever started them',
  beyond(),
  async ({ page }) => {
    await openHome(page);
    await openPanel(page);
    const tree = panelOf(page).getByRole('tree', { name: 'Actors' });
    await expect(tree).toBeVisible();
    for (const name of ['shell', 'navigation', '@school/mf-home', 'section', 'news', 'popup', 'motion']) {
      await expect(actorOf(page, name)).toBeVisible();
    }
    await expect(actorOf(page, 'popup')).toContainText('closed');
  },
);

test('it opens with a chart, which is moved, zoomed and shown as a whole', async ({ page }) => {
  await open(page, '/Events?inspect');
  const chart = panelOf(page).getByRole('group', { name: 'Chart' });
  const [drawing, active] = [chart.getByRole('img'), chart.locator('.active').last()];
  await expect(active).toBeInViewport({ ratio: 0.99 });
  await expect(actorOf(page, 'section')).not.toContainText('not accepted');
  await choose(page, 'list');
  const place = async () => JSON.stringify(await drawing.boundingBox());
  const places = [await place()];
  for (const move of [
    () => chart.hover().then(() => page.mouse.wheel(0, -200)),
    () => chart.dragTo(chart, { targetPosition: { x: 20, y: 20 } }),
    () => panelOf(page).getByRole('button', { name: 'Fit' }).click(),
    () => panelOf(page).getByRole('button', { name: 'Follow' }).click(),
  ]) {
    await move();
    await expect.poll(place).not.toBe(places.at(-1));
    places.push(await place());
  }
  await expect.poll(place).toBe(places[0]);
});

test(
  'it answers while a dialog of the server is open, from the dialog’s hydration on',
  beyond(),
  async ({ page }) => {
    await page.goto('/home?inspect');
    await expect(noticesOf(page)).toBeVisible();
    await choose(page, 'popup');
    await expect(chartOf(page, 'popup').locator('[data-state="open"]')).toHaveClass(/active/);
    await expect(noticesOf(page)).toBeVisible();
  },
);

test('charts are laid out in a worker, which comes with the first of them', beyond(), async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, '/ContactUs?inspect');
  await choose(page, 'map');
  await choose(page, 'navigation');
  expect(requested.filter((address) => address.includes('/elk-'))).toHaveLength(1);
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('/elk-')]);
});

test('?inspect opens it, and a chosen filter moves the chart of the list', async ({ page }) => {
  await page.goto('/Events?inspect');
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await choose(page, 'list');
  await expect(chartOf(page, 'list').locator('[data-state="connected"]')).toHaveClass(/active/);
  await page.getByRole('main').getByLabel('Search', { exact: true }).fill('sports');
  // what comes after it changes the context as well
  await logOf(page)
    .getByRole('button', { name: /transition filter\.changed/ })
    .first()
    .click();
  await expect(panelOf(page).getByText(/last filter\.changed/)).toBeVisible();
  await showTab(page, 'Context');
  const context = panelOf(page).getByRole('list', { name: 'Context of list' });
  await expect(context.getByRole('listitem').filter({ hasText: /^choice/ })).toContainText('changed');
});

test.describe('with the map of another host', () => {
  test.use({ expectedErrors: /www\.openstreetmap\.org/ });

  test(
    'a row of the log shows the chart as it was, and now is one press away',
    beyond(),
    async ({ page }) => {
      await open(page, '/ContactUs');
      await openPanel(page);
      await choose(page, 'map');
      const drawn = chartOf(page, 'map').locator('[data-state="drawn"]');
      const framed = chartOf(page, 'map').locator('[data-state="framed"]');
      await sendMapToggled(page);
      await expect(framed).toHaveClass(/active/);
      await sendMapToggled(page);
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
    },
  );
});

test('what a state means is shown, though no page loads it', beyond(), async ({ page }) => {
  const loaded: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) loaded.push(response.text());
  });
  await open(page, '/ContactUs');
  await page.waitForLoadState('networkidle');
  const code = await Promise.all(loaded);
  expect(code.some((text) => text.includes('map.toggled'))).toBe(true);
  expect(code.filter((text) => text.includes('The map of another host.'))).toEqual([]);
  await openPanel(page);
  await choose(page, 'map');
  await panelOf(page).getByRole('searchbox', { name: 'State' }).fill('framed');
  await expect(meaningOf(page)).toHaveText('framed: The map of another host.');
});

test('changes of page are followed into the next section', beyond(), async ({ page }) => {
  await openHome(page);
  await openPanel(page);
  await page.getByRole('link', { name: 'Contact Us', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(actorOf(page, 'map')).toBeVisible();
  await expect(panelOf(page)).toBeVisible();
});
