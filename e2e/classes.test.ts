import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { markDocument, open } from './support/visit';

const CIRCULAR = 'Half Yearly Examination: date sheet, September 2026';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor chooses a class on each of its pages, and all classes again', async ({ page }) => {
    await page.goto('/Circular?year=2026');
    const circular = page.getByRole('article', { name: CIRCULAR });
    await page.getByRole('combobox', { name: 'Class' }).selectOption('II');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/year=2026.*class=II/);
    await expect(page.getByRole('article', { name: 'Winter timings from 16 November' })).toBeVisible();
    await expect(circular).toHaveCount(0);

    await page.goto('/HolidayHomework');
    await page.getByRole('combobox', { name: 'Class' }).selectOption('XI');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL('/HolidayHomework?class=XI');
    await expect(page.getByRole('article').first()).toContainText('XI Commerce');
    await expect(page.getByRole('article')).toHaveCount(16);
    await page.getByRole('link', { name: 'Forget class XI' }).click();
    await expect(page.getByRole('article').first()).toContainText('Nursery');

    await page.goto('/Calendar?class=VIII');
    await expect(page.locator('#content h2').first()).toHaveText('Class VIII');
    await expect(page.getByRole('table', { name: 'Coming dates' })).toContainText('Periodic Test-2');
    const link = page.getByRole('link', { name: 'Dates of the class, for your calendar' });
    await expect(link).toHaveAttribute('href', '/calendar/class-viii.ics');
    await page.getByRole('link', { name: 'All of Class VIII: homework, fee, circulars' }).click();
    await expect(page).toHaveURL('/Class/VIII');
  });
});

test('the device remembers the class for each of the pages, until the visitor forgets it', async ({
  page,
}) => {
  await page.goto('/Calendar');
  await page.getByRole('combobox', { name: 'Class' }).selectOption('II');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL('/Calendar?class=II');
  expect(await page.context().cookies()).toEqual([]);

  await page.goto('/HolidayHomework');
  await expect(page).toHaveURL('/HolidayHomework?class=II');
  await expect(page.locator('#content h2').first()).toHaveText('Class II');
  await page.goto('/HolidayHomework?class=X');
  await expect(page.locator('#content h2').first()).toHaveText('Class X');

  await open(page, '/Circular');
  await expect(page).toHaveURL('/Circular?class=II');
  await expect(page.getByRole('article', { name: CIRCULAR })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Class' }).selectOption('All');
  await expect(page.getByRole('article', { name: CIRCULAR })).toBeVisible();
  await page.goto('/Calendar');
  await expect(page.getByRole('combobox', { name: 'Class' })).toHaveValue('All');
});

test('a page that comes without a new document has the remembered class', async ({ page }) => {
  await open(page, '/Calendar?class=VIII');
  await page.evaluate(() => localStorage.setItem('school.class', 'II'));
  await open(page, '/OurMotto');
  await markDocument(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Circulars', exact: true }).first().click();
  await expect(page.getByRole('combobox', { name: 'Class' })).toHaveValue('II');
  await footer.getByRole('link', { name: 'Calendar', exact: true }).first().click();
  await expect(page).toHaveURL('/Calendar?class=II');
  await page.goBack();
  await expect(page).toHaveURL(/\/Circular/);
});

for (const address of ['/Circular?class=II', '/HolidayHomework?class=I', '/Calendar?class=VIII']) {
  test(`${address} is accessible, and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      await expectAccessible(page, address);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
