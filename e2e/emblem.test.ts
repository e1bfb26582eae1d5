import { expect, test } from './support/test';

test('the emblem stands on the ground of the header and of the footer, in no box', async ({ page }) => {
  await page.goto('/OurMotto');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const part of ['banner', 'contentinfo'] as const) {
      const emblem = page.getByRole(part).locator('img.siteEmblem');
      await expect(emblem).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      const isTransparent = await emblem.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const sheet = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
        sheet?.drawImage(image, 0, 0);
        return sheet?.getImageData(0, 0, 1, 1).data[3] === 0;
      });
      expect(isTransparent).toBe(true);
    }
  }
});
