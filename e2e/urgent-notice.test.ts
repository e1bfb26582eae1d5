import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe';
import { expectFits } from './support/fit';
import { shiftOf } from './support/shift';
import { root, type Site, startSite } from './support/site';
import { beyond, expect, test } from './support/test';
import { open } from './support/visit';

/** The longest time between two questions of an open page. */
const ASKED_AFTER_MS = 76_000;
const closed = {
  text: 'School is closed tomorrow because of heavy rain. The buses do not run.',
  href: '/Calendar',
  until: '2099-12-31T18:00',
  level: 'urgent',
};

test.use({ expectedErrors: /404 .*no-page/ });

let folder: string;
let site: Site;

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'school-'));
  await cp(path.join(root, 'content-service/test-content/rivermouth'), folder, { recursive: true });
  site = await startSite({ SCHOOL_CONTENT: folder, SCHOOL_CODE: 'RIVERMOUTH' });
});

test.afterEach(async ({ page }) => {
  await page.close();
  await site.stop();
  await rm(folder, { recursive: true });
});

for (const from of [0, 200]) {
  test(
    `a notice comes to an open page and goes, and nothing moves; scrolled by ${from} px`,
    beyond(from !== 0),
    async ({ page }) => {
      await page.clock.install();
      await open(page, `${site.url}/OurSchool`);
      await page.evaluate((top) => scrollTo(0, top), from);
      const place = () => page.locator('#content').evaluate((main) => main.getBoundingClientRect().top);
      const before = await place();
      await page.clock.runFor(10_000);
      await notify(page);
      await page.clock.fastForward(ASKED_AFTER_MS);
      await expect(bandOf(page)).toBeInViewport({ ratio: 1 });
      await expect(bandOf(page).getByRole('link', { name: closed.text })).toHaveAttribute(
        'href',
        closed.href,
      );
      expect(await place()).toBeCloseTo(before, 0);

      await rm(path.join(folder, 'notice.json'));
      await expect.poll(() => answerOf(page)).toBe('{}');
      await page.clock.fastForward(ASKED_AFTER_MS);
      await expect(bandOf(page)).toHaveCount(0);
      expect(await place()).toBeCloseTo(before, 0);
      await page.clock.resume();
      expect(await page.evaluate(shiftOf)).toBe(0);
    },
  );
}

test('a notice is the first of each new page, and fits everywhere', { tag: '@all' }, async ({ page }) => {
  await notify(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const address of ['/OurSchool', '/no-page']) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(site.url + address);
      await expect(bandOf(page)).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, `${address}, ${colorScheme}`);
      await expectFits(page);
    }
  }
});

async function notify(page: Page): Promise<void> {
  await writeFile(path.join(folder, 'notice.json'), JSON.stringify(closed));
  await expect.poll(() => answerOf(page)).toContain(closed.text);
}

async function answerOf(page: Page): Promise<string> {
  return (await page.request.get(`${site.url}/notice.json`)).text();
}

function bandOf(page: Page) {
  return page.getByRole('region', { name: 'Urgent notice' });
}
