import type { Page } from '@playwright/test';

import { beyond, expect, test } from './support/test';
import { expectSameDocument, markDocument, open, openHome } from './support/visit';

const schoolLife = ['News', 'Events', 'Results', 'Circulars', 'Calendar', 'Photo Gallery'];
const phone = { width: 360, height: 740 };
const aside = (page: Page, name: string) => page.getByRole('navigation', { name });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'the footer leads to the life of the school, and is at most 800 pixels high on a phone',
  beyond(),
  async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, '/Admission');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: 'School life' })).toBeVisible();
    for (const name of schoolLife) {
      await expect(footer.getByRole('link', { name, exact: true }).first()).toBeVisible();
    }
    await expect.poll(async () => (await footer.boundingBox())?.height ?? Infinity).toBeLessThanOrEqual(800);
    await footer.getByRole('link', { name: 'Results' }).first().click();
    await expect(page).toHaveURL('/ToppersICSE');
  },
);

test('the drawer opens at the group of the page, with the life of the school below the menu', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/OurMotto');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('navigation', { name: 'Main' });
  await expect(drawer.getByRole('link', { name: 'Our Motto' })).toBeVisible();
  for (const name of schoolLife) {
    await expect(
      page.getByRole('navigation', { name: 'School life' }).getByRole('link', { name }),
    ).toBeVisible();
  }
  await page.getByRole('navigation', { name: 'School life' }).getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL('/Events');
  await expect(drawer).toBeHidden();
});

test('the drawer begins with the search and what parents need, and has telephone and app', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/News');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.locator('#site-menu');
  const parents = drawer.getByRole('navigation', { name: 'For parents' });
  await expect(parents.getByRole('link')).toHaveText([
    ...['Fees (PDF)', 'Timings', 'Uniform'],
    ...['Homework', 'Results', 'Transfer certificate', 'Worried about a child?'],
  ]);
  await expect(drawer.getByRole('searchbox', { name: 'Search the site' })).toBeInViewport();
  await expect(parents.getByRole('link').last()).toBeInViewport();
  await expect(drawer.getByRole('link', { name: 'Android app' })).toBeVisible();
  await expect(drawer.locator('a[href^="tel:"]')).toBeVisible();
  await expect(parents.getByRole('link', { name: 'Fees' })).toHaveAttribute('target', '_blank');
  await parents.getByRole('link', { name: 'Homework' }).click();
  await expect(page).toHaveURL('/HolidayHomework');
  await expect(parents).toBeHidden();
});

test('an album marks Photo Gallery in the menu, from the server and after a change of page', async ({
  page,
}) => {
  const link = page.locator('nav[aria-label="Main"] details a[href="/PhotoGallery"]');
  await page.goto('/SubGallery?id=album-annual-day-2026');
  await expect(link).toHaveAttribute('aria-current', 'true');
  await open(page, '/PhotoGallery');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^View More/ })
    .first()
    .click();
  await expect(page).toHaveURL(/SubGallery/);
  await expect(link).toHaveAttribute('aria-current', 'true');
});

for (const [name, size] of [
  ['phones', phone],
  ['wide screens', { width: 1280, height: 800 }],
] as const) {
  test(
    `the menu comes back on ${name} when a visitor scrolls up, and a link leads to the top`,
    beyond(name !== 'phones'),
    async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, '/RulesRegulations');
      const menu =
        name === 'phones'
          ? page.getByRole('button', { name: 'Menu', exact: true })
          : page.getByRole('navigation', { name: 'Main' }).getByText('About Us');
      await scrollBy(page, 1500);
      await expect(menu).not.toBeInViewport();
      await scrollBy(page, -300);
      await expect(menu).toBeInViewport();
      await scrollBy(page, 300);
      await expect(menu).not.toBeInViewport();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Back to top' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    },
  );
}

test('beside a page are its parts and the pages of its section, also after a change of page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/OurSchool');
  await markDocument(page);
  const parts = aside(page, 'On this page').getByRole('link');
  const section = aside(page, 'In this section');
  await expectParts(page);
  await expect(section.locator('[aria-current="page"]')).toHaveText('Our School');
  await parts.last().click();
  await expect(page).toHaveURL('/OurSchool#the-four-houses');
  await expect(page.getByRole('heading', { name: 'The four houses' })).toBeInViewport();

  await section.getByRole('link', { name: 'Our Motto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Motto');
  await expectSameDocument(page);
  await expect(section.locator('[aria-current="page"]')).toHaveText('Our Motto');
  await expectParts(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await expect(section).toBeHidden();
});

test(
  'a part has an address of its words, which is the same from the server and after a change of page',
  beyond(),
  async ({ page }) => {
    const meetingUs = page.getByRole('heading', { name: 'Meeting us' });
    await page.goto('/RulesRegulations#meeting-us');
    await expect(meetingUs).toBeInViewport();
    await expect(meetingUs).toHaveJSProperty('id', 'meeting-us');

    await open(page, '/Uniform');
    await markDocument(page);
    await aside(page, 'In this section').getByRole('link', { name: 'Rules and Regulations' }).click();
    await expect(page).toHaveURL('/RulesRegulations');
    await expectSameDocument(page);
    await aside(page, 'On this page').getByRole('link', { name: 'Meeting us' }).click();
    await expect(page).toHaveURL('/RulesRegulations#meeting-us');
    await expect(meetingUs).toBeInViewport();
  },
);

test('on phones the parts unfold below the title', beyond(), async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/MandatoryDisclosure');
  const parts = aside(page, 'On this page');
  await expect(parts).toBeInViewport({ ratio: 1 });
  await expect(parts.getByRole('link').first()).toBeHidden();
  await parts.getByText('On this page').click();
  await expectParts(page);
  await parts.getByRole('link', { name: 'C. Result and academics' }).click();
  await expect(page.getByRole('heading', { name: 'C. Result and academics' })).toBeInViewport();
});

test(
  'the picture of the school is whole in the first screen, and begins there on phones',
  beyond(),
  async ({ page }) => {
    await openHome(page);
    const pictures = page.locator('[aria-label="Our school in pictures"]');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(pictures.getByRole('img').first()).toBeInViewport({ ratio: 0.99 });
    await expect(pictures.getByRole('button', { name: 'Next slide' })).toBeInViewport({ ratio: 1 });
    // the rows of the next seven days come before it
    await page.setViewportSize(phone);
    await expect(pictures.getByRole('img').first()).toBeInViewport();
  },
);

/** The list has each heading in its order, and leads to it. */
async function expectParts(page: Page): Promise<void> {
  const headings = page.locator('main h2');
  const links = aside(page, 'On this page').getByRole('link');
  await expect(links).toHaveText(await headings.allTextContents());
  const ids = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`));
  expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual(ids);
}

/** As with a wheel or a thumb. */
async function scrollBy(page: Page, pixels: number): Promise<void> {
  const from = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(from + pixels));
}
