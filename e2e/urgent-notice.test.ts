import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe';
import { expectFits } from './support/fit';
import { ownFolder, type OwnSchool, startOwnSchool } from './support/own-school';
import { shiftOf } from './support/shift';
import { beyond, expect, test } from './support/test';
import { noticesOf, open } from './support/visit';

/** The longest time between two questions of an open page. */
const ASKED_AFTER_MS = 76_000;
const closed = {
  text: 'School is closed tomorrow because of heavy rain. The buses do not run.',
  href: '/Calendar',
  until: '2099-12-31T18:00',
  level: 'urgent',
};

test.use({ expectedErrors: /404 .*no-page/ });

let school: OwnSchool;

test.beforeEach(async () => {
  school = await startOwnSchool();
});
test.afterEach(async ({ page }) => {
  await page.close();
  await school.stop();
});

for (const from of [0, 200]) {
  test(
    `a notice comes to an open page and goes, and nothing moves; scrolled by ${from} px`,
    beyond(from !== 0),
    async ({ page }) => {
      await page.clock.install();
      await open(page, `${school.url}/OurSchool`);
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

      await school.remove('notice.json');
      await expect.poll(() => answerOf(page)).toBe('{}');
      await page.clock.fastForward(ASKED_AFTER_MS);
      await expect(bandOf(page)).toHaveCount(0);
      expect(await place()).toBeCloseTo(before, 0);
      await page.clock.resume();
      expect(await page.evaluate(shiftOf)).toBe(0);
    },
  );
}

test('a notice is the first of each new page, and fits everywhere', beyond(), async ({ page }) => {
  await notify(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const address of ['/OurSchool', '/no-page']) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(school.url + address);
      await expect(bandOf(page)).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, `${address}, ${colorScheme}`);
      await expectFits(page);
    }
  }
});

test('nothing opens over an urgent notice by itself', async ({ page }) => {
  await notify(page);
  for (const address of ['/', '/home']) {
    await open(page, school.url + address);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(bandOf(page)).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'Notices (1)' }).click();
  await expect(noticesOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(noticesOf(page)).toBeHidden();

  await school.write('notice.json', { ...closed, level: 'info' });
  await expect.poll(() => answerOf(page)).toContain('info');
  // a page that was asked for a moment ago is still fresh
  await expect(async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${school.url}/home`);
    await expect(noticesOf(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('the days to come leave out what a notice may change', beyond(), async ({ page }) => {
  const profile = JSON.parse(readFileSync(path.join(ownFolder, 'profile.json'), 'utf8')) as object;
  const hours = [{ from: '01-01', opens: '09:00', closes: '13:30' }];
  const schoolYear = { closedOn: ['Sunday'], office: hours, holidays: [], examinations: [] };
  await school.write('profile.json', { ...profile, schoolYear });
  await notify(page);
  const office = page.getByText(/the office (?:is open|opens)/);
  await expect(async () => {
    await page.goto(`${school.url}/ContactUs`);
    await expect(office).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await expect(office).toBeHidden();
  await expect(page.getByText(/^Today, /)).toBeHidden();
});

async function notify(page: Page): Promise<void> {
  await school.write('notice.json', closed);
  await expect.poll(() => answerOf(page)).toContain(closed.text);
}

async function answerOf(page: Page): Promise<string> {
  return (await page.request.get(`${school.url}/notice.json`)).text();
}

function bandOf(page: Page) {
  return page.getByRole('region', { name: 'Urgent notice' });
}
