import { widthOf } from './support/fit';
import { expect, test } from './support/test';
import { open } from './support/visit';

test('text that a visitor makes twice as large does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 740 });
  for (const path of ['/News', '/Events', '/PhotoGallery', '/OurSchool', '/Curriculum', '/TC']) {
    await open(page, path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await widthOf(page), path).toBe(640);
  }
});

test('the menu of a narrow screen can be scrolled to its end', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/News');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const last = page.getByRole('navigation', { name: 'Main' }).getByText('Career');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});
