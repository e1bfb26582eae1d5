import { expectPhotoAt, expectStatic, openPhoto, picture, tool, zoomOf } from './support/lightbox';
import { beyond, expect, test } from './support/test';

test('it zooms from once to eight times', beyond(), async ({ page }) => {
  await openPhoto(page, 1);
  await expect(tool(page, 'Zoom out')).toBeDisabled();
  const press = (name: string) =>
    expect(async () => {
      await tool(page, name).click({ timeout: 1_000 });
      await expectStatic(page);
      await expect(tool(page, name)).toBeDisabled({ timeout: 1 });
    }).toPass();
  await press('Zoom in');
  await expect.poll(() => zoomOf(page)).toBe(8);
  await expect(tool(page, 'Zoom in')).toBeDisabled();
  await press('Zoom out');
  await expect.poll(() => zoomOf(page)).toBe(1);
});

test('a double press zooms in up to the threshold, and back beyond it', beyond(), async ({ page }) => {
  await openPhoto(page, 1);
  await page.mouse.dblclick(480, 400);
  await expect.poll(() => zoomOf(page)).toBeCloseTo(1.65, 1);
  await expectStatic(page);
  await page.mouse.dblclick(480, 400);
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.7);
  await expectStatic(page);
  await page.mouse.dblclick(480, 400);
  await expect.poll(() => zoomOf(page)).toBe(1);
});

test(
  'a drag changes the slide up to the threshold and moves the picture beyond it',
  beyond(),
  async ({ page }) => {
    const drag = async () => {
      await page.mouse.move(600, 400);
      await page.mouse.down();
      await page.mouse.move(500, 402, { steps: 5 });
      await page.mouse.move(250, 404, { steps: 5 });
      await page.mouse.up();
    };
    await openPhoto(page, 1);
    await drag();
    await expectPhotoAt(page, 2);
    await tool(page, 'Zoom in').click();
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1);
    await drag();
    await expectPhotoAt(page, 3);
    await tool(page, 'Zoom in').click();
    await tool(page, 'Zoom in').click();
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.7);
    const leftEdge = async () => (await picture(page).boundingBox())?.x;
    const before = await leftEdge();
    await drag();
    await expectPhotoAt(page, 3);
    await expect.poll(leftEdge).toBeLessThan(before ?? 0);
  },
);

test('a drag that ends over the information is over', beyond(), async ({ page }) => {
  await openPhoto(page, 2);
  await tool(page, 'Zoom in').click();
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(1);
  for (const shown of [1, 24]) {
    await page.mouse.move(600, 400);
    await page.mouse.down();
    await page.mouse.move(900, 402, { steps: 5 });
    await page.mouse.move(1_150, 404, { steps: 5 });
    await page.mouse.up();
    await expectPhotoAt(page, shown);
    await tool(page, 'Zoom in').click();
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1);
  }
});
