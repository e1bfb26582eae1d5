import type { Page } from '@playwright/test';

import { beyond, expect, test } from './support/test';
import { expectSameDocument, follow, gate, headingOf, markDocument, open } from './support/visit';

interface Frames {
  /** Headings of the page in each frame that was painted, without repetitions. */
  headings: string[];
  /** Frames in which the page was lower than this window. */
  low: number;
  /** Movements of what stood still, not caused by the visitor (layout shift scores). */
  shifts: number;
}

/** Watches every frame from now on. */
async function watchFrames(page: Page): Promise<() => Promise<Frames>> {
  const seen = await page.evaluateHandle(() => {
    const frames: Frames = { headings: [], low: 0, shifts: 0 };
    const look = () => {
      const headings = [...document.querySelectorAll('main h1')].map(({ textContent }) => textContent).join();
      if (frames.headings.at(-1) !== headings) frames.headings.push(headings);
      if ((document.querySelector('main')?.clientHeight ?? 0) < innerHeight / 2) frames.low += 1;
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) frames.shifts += value;
      }
    }).observe({ type: 'layout-shift' });
    return frames;
  });
  return () => seen.evaluate((frames) => frames);
}

async function goTo(page: Page, group: string, label: string): Promise<void> {
  await follow(page, group, label);
  await expect(headingOf(page)).toHaveText(label);
}

test('no frame is without a page while the sections change', async ({ page }) => {
  await open(page, '/OurSchool');
  await markDocument(page);
  const frames = await watchFrames(page);
  await goTo(page, 'Information', 'Circular');
  await goTo(page, 'Gallery', 'Photo Gallery');
  await goTo(page, 'About Us', 'Our School');
  const { headings, low, shifts } = await frames();
  expect(headings).toEqual(['Our School', 'Circular', 'Photo Gallery', 'Our School']);
  expect(low).toBe(0);
  expect(shifts).toBeLessThan(0.01);
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
  await expectSameDocument(page);
});

test('nor while the page of the server is left before it lives', beyond(), async ({ page }) => {
  const scripts = await gate(page, '**/assets/shared-deps/*.js');
  await page.goto('/Circular');
  const frames = await watchFrames(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Gallery', { exact: true }).click();
  await menu.getByRole('link', { name: 'Photo Gallery' }).click();
  scripts.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');
  const { headings, low } = await frames();
  expect(headings).toEqual(['Circular', 'Photo Gallery']);
  expect(low).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a link that is pressed brings the HTML of its page, and no code', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await open(page, '/OurSchool');
    const [link] = await page.locator('header a[href="/PhotoGallery"]').all();
    await link?.dispatchEvent('pointerdown');
    await expect.poll(() => requested).toContain('/fragment/PhotoGallery');
    await expect.poll(() => requested.join()).toMatch(/mf-gallery[^/]*\.css/);
    expect(requested.join()).not.toMatch(/mf-gallery[^,]*\.js|lists|\/api\/gallery/);
  });

  test('a tap on a link does not wait for the code of the page that it leaves', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/OurSchool');
    await expect(page.locator('html[data-boot="alive"]')).toHaveCount(1);
    await markDocument(page);
    await page.getByRole('link', { name: 'Circulars', exact: true }).first().tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Circular');
    await expectSameDocument(page);
    expect(requested.join()).not.toMatch(/mf-about[^/]*\.js/);
  });
});
