import type { Locator, Page } from '@playwright/test';

import { lightboxOf, tool } from './support/lightbox';
import { circulars, from, sample } from './support/sample';
import { expect, test } from './support/test';
import { open, openHome } from './support/visit';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Starts at the home page, its notices closed, and counts what is tapped from there on. */
async function startAtHome(page: Page) {
  await openHome(page);
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    await target.tap();
    taps += 1;
  };
  return {
    tap,
    /** A choice in a list of the phone: one tap opens it, one chooses. */
    choose: async (target: Locator, option: string) => {
      await target.selectOption(option);
      taps += 2;
    },
    /** Taps what opens a paper in a tab of its own, and reads what came there. */
    openPaper: async (link: Locator, file: RegExp) => {
      const paper = page.context().waitForEvent('response', (response) => file.test(response.url()));
      await tap(link);
      expect((await paper).status()).toBe(200);
      expect((await paper).headers()['content-type']).toBe('application/pdf');
      for (const tab of page.context().pages()) if (tab !== page) await tab.close();
    },
    taps: () => taps,
  };
}

const main = (page: Page) => page.getByRole('main');
const footer = (page: Page) => page.getByRole('contentinfo');
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('today’s circular', async ({ page }) => {
  const [newest] = from('2026', circulars());
  const visit = await startAtHome(page);
  await visit.tap(
    page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Circular' }),
  );
  const paper = main(page).getByRole('link', { name: newest?.title ?? '', exact: true });
  await visit.openPaper(paper, /\/api\/image\/circulars\/.*\.pdf$/);
  expect(visit.taps()).toBeLessThanOrEqual(3);
});

test('this month’s events', async ({ page }) => {
  const visit = await startAtHome(page);
  await visit.tap(main(page).getByRole('link', { name: 'Latest Events' }));
  await expect(headingOf(page)).toHaveText('Events');
  await visit.choose(page.getByRole('combobox', { name: 'Month' }), 'Nov');
  await expect(main(page).getByRole('article')).toHaveCount(from('2026-11', sample('events')).length);
  expect(visit.taps()).toBeLessThanOrEqual(3);
});

type Visit = Awaited<ReturnType<typeof startAtHome>>;

/** What a link of the home page leads to, with its heading. */
const leadsTo = (name: string, heading: string, place: typeof main) => async (page: Page, visit: Visit) => {
  await visit.tap(place(page).getByRole('link', { name, exact: true }).last());
  await expect(headingOf(page)).toHaveText(heading);
};

const shortTasks: Record<string, [taps: number, fulfil: (page: Page, visit: Visit) => Promise<void>]> = {
  admission: [1, leadsTo('Admission', 'Admission', main)],
  'the form for a transfer certificate': [1, leadsTo('Transfer Certificate', 'Transfer Certificate', footer)],
  'the board result': [1, leadsTo('Results', 'Topper Class 10th', footer)],
  'the fee': [
    1,
    (page, visit) =>
      visit.openPaper(
        footer(page).getByRole('link', { name: 'Fees (PDF)', exact: true }),
        /fee-structure\.pdf$/,
      ),
  ],
  'the timings': [
    1,
    async (page, visit) => {
      await visit.tap(footer(page).getByRole('link', { name: 'Timings', exact: true }));
      await expect(main(page).getByText('Hours of a school day')).toBeInViewport();
      await expect(main(page).getByText(/^Today, /)).toBeAttached();
    },
  ],
  'the homework of class VI': [
    2,
    async (page, visit) => {
      await visit.tap(footer(page).getByRole('link', { name: 'Homework', exact: true }));
      await visit.openPaper(main(page).getByRole('link', { name: /\bVI\b/ }), /\/homework\/class-vi\.pdf$/);
    },
  ],
};

test('admission, certificate, result, fee, timings and homework are one or two taps away', async ({
  page,
}) => {
  const visit = await startAtHome(page);
  const phone = page.getByRole('banner').getByRole('link', { name: /^Phone/ });
  await expect(phone).toBeInViewport();
  await expect(phone).toHaveAttribute('href', /^tel:/);
  for (const [task, [taps, fulfil]] of Object.entries(shortTasks)) {
    const before = visit.taps();
    await test.step(task, () => fulfil(page, visit));
    expect(visit.taps() - before, task).toBe(taps);
    await open(page, '/home');
  }
});

test('a photo to share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const visit = await startAtHome(page);
  await visit.tap(main(page).locator('a[href^="/SubGallery"]').first());
  await visit.tap(main(page).getByRole('link', { name: /photo 1 of/ }));
  await visit.tap(tool(page, 'Share'));
  await expect(lightboxOf(page).getByRole('status')).toHaveText('The link to this picture is copied.');
  expect(visit.taps()).toBe(3);
});

test('last year’s news', async ({ page }) => {
  const visit = await startAtHome(page);
  await visit.tap(main(page).getByRole('link', { name: 'Latest News' }));
  await visit.choose(page.getByRole('combobox', { name: 'Year' }), '2025');
  await expect(page).toHaveURL('/News?year=2025');
  await expect(page.getByText(`Total News: ${from('2025', sample('news')).length}`)).toBeVisible();
  expect(visit.taps()).toBe(3);
});
