import type { Page } from '@playwright/test';

import { expect, test } from './support/test';
import { expectSameDocument, follow, headingOf, markDocument, open } from './support/visit';

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

  test('a page of words needs no code of its own, and its links are links', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/OurSchool', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).tap();
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/root-config\//)]);
    await markDocument(page);
    await page.getByRole('link', { name: 'Circulars', exact: true }).first().tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Circular');
    await expect(page.locator('html[data-marked]')).toHaveCount(0);
  });
});
