import { expect, test } from './support/test';
import { open } from './support/visit';

test('the name of the school and the menu button never overlap, however large the text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/News');
  const name = page.getByRole('banner').getByRole('link', { name: /^St\. Aelred/ });
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  for (const percent of [100, 120, 135, 150, 175, 200]) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`);
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => overlap(await name.boundingBox(), await button.boundingBox())).toBe(false);
  }
});

test('text of twice the size leaves two thirds of the first screen to the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/News', '/hi/News', '/pa/News']) {
    await open(page, path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
    const main = await page.getByRole('main').boundingBox();
    expect(main?.y, path).toBeLessThanOrEqual(0.35 * 740);
  }
});

test('no choice of a list is cut on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/Circular', '/hi/Circular', '/pa/Circular']) {
    await open(page, path);
    const cut = await page
      .getByRole('search')
      .getByRole('combobox')
      .evaluateAll(
        (choices: HTMLElement[]) =>
          choices.filter((choice) => {
            const { width } = choice.getBoundingClientRect();
            choice.style.width = 'max-content';
            return choice.getBoundingClientRect().width > width;
          }).length,
      );
    expect(cut, path).toBe(0);
  }
});

test('the menu of a narrow screen can be scrolled to its end', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/News');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const schoolLife = page.getByRole('navigation', { name: 'School life' });
  for (const last of [menu.getByText('Career'), schoolLife.getByRole('link', { name: 'Circulars' })]) {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  }
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function overlap(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return true;
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
