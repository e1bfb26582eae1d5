import { beyond, expect, test } from './support/test';
import { open } from './support/visit';

test('the calendar shows nine documents, the first one open, and one at a time', async ({ page }) => {
  await open(page, '/Calendar');
  const documents = page.locator('main details[name]');
  await expect(documents).toHaveCount(9);
  const opened = page.locator('main details[name][open] > summary');
  await expect(opened).toHaveText('Academic Calendar 2023-2024');
  await page.getByText('List of Holidays 2026-2027', { exact: true }).click();
  await expect(opened).toHaveText('List of Holidays 2026-2027');
  await page.getByText('Sports Calendar 2026-2027', { exact: true }).press('Enter');
  await expect(opened).toHaveText('Sports Calendar 2026-2027');
});

test(
  'the papers of this session are one tap away, above those of the years before',
  beyond(),
  async ({ page, request }) => {
    await page.goto('/Calendar');
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    const paper = links.filter({ hasText: 'Academic calendar 2026-2027' });
    await expect(paper).toHaveAttribute('target', '_blank');
    const response = await request.get((await paper.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toContain('application/pdf');
  },
);

test('a frame of a PDF is there on wide screens, and not on phones', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/TC');
  const frame = page.locator('iframe[title="Sample transfer certificate"]');
  await expect(frame).toBeVisible();
  await expect(frame).toHaveAttribute('src', /\.pdf#view=FitH&navpanes=0$/);
  expect((await frame.boundingBox())?.height).toBe(500);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(frame).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open Sample transfer certificate' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download Sample transfer certificate' })).toBeVisible();
});

test(
  'holiday homework has a card for each of sixteen classes, opening in a new tab',
  beyond(),
  async ({ page }) => {
    await open(page, '/HolidayHomework');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(16);
    const names = ['Nursery', 'LKG', 'UKG', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
    await expect(cards.getByRole('heading')).toHaveText([
      ...[...names, 'XI Commerce', 'XI Science'],
      ...['XII Commerce', 'XII Science'],
    ]);
    for (const card of await cards.all()) {
      await expect(card).toHaveText(/PDF, \d+\spages?, \d+\sKB\s*20\/05\/2026$/);
    }
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'VIII', exact: true }).click();
    expect((await opened).url()).toContain('/api/image/homework/class-viii.pdf');
  },
);

test(
  'uniforms of boys and girls stand side by side on wide screens, below each other on phones',
  beyond(),
  async ({ page }) => {
    await page.goto('/Uniform');
    const placeOf = async (name: string) => {
      const box = await page.getByRole('table', { name }).boundingBox();
      return { x: box?.x ?? 0, y: box?.y ?? 0 };
    };
    await page.setViewportSize({ width: 1280, height: 900 });
    const [boys, girls] = [
      await placeOf('Summer uniform for boys'),
      await placeOf('Summer uniform for girls'),
    ];
    expect(girls.y).toBe(boys.y);
    expect(girls.x).toBeGreaterThan(boys.x);
    await page.setViewportSize({ width: 360, height: 740 });
    const below = await placeOf('Summer uniform for girls');
    expect(below.x).toBe((await placeOf('Summer uniform for boys')).x);
  },
);

test('pictures of the ERP software open large and close again, without a script too', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/ErpSoftware');
    for (const name of ['Manage Data', 'Parent Portal', 'Communication Portal']) {
      const popup = page.getByRole('dialog', { name });
      await page.getByRole('button', { name }).click();
      await expect(popup).toBeVisible();
      await popup.getByRole('button', { name: 'Close' }).click();
      await expect(popup).toBeHidden();
    }
    await context.close();
  }
});

test('portal help leads to the apps, the portal and the help desk', beyond(), async ({ page }) => {
  await page.goto('/Pphelp');
  const main = page.getByRole('main');
  await expect(main.locator('div > ol')).toHaveCount(2);
  for (const start of [
    'https://play.google.com/',
    'https://apps.apple.com/',
    'https://portal.',
    'tel:',
    'mailto:',
  ]) {
    await expect(main.locator(`a[href^="${start}"]`)).not.toHaveCount(0);
  }
});

test('rules and tables are printed whole, without frames and controls', beyond(), async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/RulesRegulations', '/Curriculum', '/Calendar', '/TC']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('nav:visible, iframe:visible, main button:visible')).toHaveCount(0);
  }
});
