import type { Page } from '@playwright/test';

import { isAccessible } from './support/axe';
import { expect, test } from './support/test';
import { open } from './support/visit';

const school = "St. Aelred's Convent School, Kanakpur";

// the browser's own viewer, which shows PDFs
test.use({ expectedTrouble: /request to another host: chrome(-extension)?:/ });

interface InformationPage {
  path: string;
  title: string;
  /** Its name in the menu's Information, or in the footer's quick links. */
  menu?: string;
  footer?: string;
  /** What a visitor must find there (spec §2 and §9). */
  facts: readonly string[];
}

const pages: readonly InformationPage[] = [
  {
    path: '/Admission',
    title: 'Admission',
    menu: 'Admission',
    facts: ['Education is not preparation for life'],
  },
  {
    path: '/Uniform',
    title: 'Uniform',
    menu: 'Uniform',
    facts: [
      'Summer uniform for boys',
      'Summer uniform for girls',
      'Winter uniform for boys',
      'Sikh pupils',
      'turban',
    ],
  },
  {
    path: '/Curriculum',
    title: 'Examination System',
    menu: 'Examination System',
    facts: ['Term 1', 'Term 2', 'Examinations of term 1', 'Examinations of term 2'],
  },
  {
    path: '/RulesRegulations',
    title: 'Rules and Regulations',
    menu: 'Rules and Regulations',
    facts: [
      'After three late entries a late fine of Rs 20',
      'A duplicate TC costs Rs 200',
      'A duplicate school diary costs Rs 200',
      '5 minutes before the first bell',
      '09:00-11:00',
      '10:00-12:00',
      'After three chances a letter of information may lead to discontinuation',
      'March to February',
    ],
  },
  {
    path: '/Evaluation',
    title: 'Evaluation System',
    menu: 'Evaluation System',
    facts: [
      'marked out of 100',
      '80 written + 20 internal',
      'Periodic test 10',
      'Subject enrichment 5',
      'Notebook maintenance 5',
      'the average of the best two of three tests',
      'Periodic Test-1 May',
      'Half Yearly September',
      'Periodic Test-2 December',
      'Annual Exam February',
      'classes V-VI the yearly syllabus of the Annual Exam includes 20% of term 1',
      'classes VII-VIII the yearly syllabus of the Annual Exam includes 30% of term 1',
    ],
  },
  { path: '/Calendar', title: 'Calendar', menu: 'Calendar', facts: ['Academic Calendar 2023-2024'] },
  { path: '/Conduct', title: 'Conduct', menu: 'Conduct', facts: ['Do’s', 'Don’ts', 'Forbidden practices'] },
  { path: '/Circular', title: 'Circular', menu: 'Circular', facts: ['Total Circulars:'] },
  {
    path: '/HolidayHomework',
    title: 'Holiday Homework',
    menu: 'Holiday Homework',
    facts: ['Nursery', 'LKG', 'UKG', 'XI Commerce', 'XI Science', 'XII Commerce', 'XII Science'],
  },
  {
    path: '/TC',
    title: 'Transfer Certificate',
    menu: 'Transfer Certificate',
    footer: 'Transfer Certificate',
    facts: ['a duplicate TC costs Rs 200'],
  },
  {
    path: '/ErpSoftware',
    title: 'ERP Software',
    footer: 'ERP Software',
    facts: ['Manage Data', 'Parent Portal', 'Communication Portal', 'The mobile app'],
  },
  {
    path: '/Pphelp',
    title: 'Parent Portal Guidelines',
    footer: 'Portal Help',
    facts: ['through the web portal', 'through the mobile app', '8:00 AM to 8:00 PM'],
  },
];

for (const { path, title, menu, footer, facts } of pages) {
  test(`${path} has its title, its breadcrumb and its place`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} - ${school}`);
    await expect(page.locator('h1')).toHaveText(title);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    const home = path === '/HolidayHomework' ? '/' : '/home';
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', home);
    await expect(trail.locator('[aria-current="page"]')).toHaveText(title);
    if (menu !== undefined)
      await expect(linkTo(page.locator('nav[aria-label="Main"]'), path)).toHaveText(menu);
    if (footer !== undefined) await expect(linkTo(page.locator('footer'), path)).toHaveText(footer);
  });

  test(`${path} says what it has to say`, async ({ page }) => {
    await page.goto(path);
    const words = await wordsOf(page);
    for (const fact of facts) expect(words).toContain(fact);
  });
}

test.describe('accessibility', () => {
  // the site's own policy would keep axe-core out
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  for (const { path } of pages) {
    test(`${path} is accessible, and never scrolls sideways, on phones and wide screens, light and dark`, async ({
      page,
    }) => {
      await open(page, path);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await isAccessible(page, `${width} pixels, ${colorScheme}`);
        }
      }
    });
  }
});

test('pages of Information follow each other in the menu as in the spec', async ({ page }) => {
  await page.goto('/Circular');
  const group = page.locator('nav[aria-label="Main"] details').filter({ hasText: 'Examination System' });
  const paths = await group.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(paths).toEqual(pages.filter(({ menu }) => menu).map(({ path }) => path));
});

test('the calendar shows nine documents, the first one open, and one at a time', async ({ page }) => {
  await open(page, '/Calendar');
  const documents = page.locator('main details');
  await expect(documents).toHaveCount(9);
  const opened = page.locator('main details[open] > summary');
  await expect(opened).toHaveText('Academic Calendar 2023-2024');
  await page.getByText('List of Holidays 2026-2027', { exact: true }).click();
  await expect(opened).toHaveText('List of Holidays 2026-2027');
  await page.getByText('Sports Calendar 2026-2027', { exact: true }).press('Enter');
  await expect(opened).toHaveText('Sports Calendar 2026-2027');
});

test('every document of the calendar and of the holiday homework is a PDF', async ({ page, request }) => {
  for (const path of ['/Calendar', '/HolidayHomework', '/Uniform']) {
    await page.goto(path);
    const links = page.locator('main a[target="_blank"]');
    const files = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const response = await request.get(file);
      expect([file, response.status(), response.headers()['content-type']]).toEqual([
        file,
        200,
        'application/pdf',
      ]);
    }
  }
});

test('a frame of a PDF is there on wide screens, and not on phones', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/TC');
  const frame = page.locator('iframe[title="Sample transfer certificate"]');
  await expect(frame).toBeVisible();
  expect((await frame.boundingBox())?.height).toBe(500);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(frame).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open Sample transfer certificate' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download Sample transfer certificate' })).toBeVisible();
});

test('holiday homework has a card for each of sixteen classes, opening in a new tab', async ({ page }) => {
  await open(page, '/HolidayHomework');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(16);
  const names = ['Nursery', 'LKG', 'UKG', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
  await expect(cards).toHaveText([...names, 'XI Commerce', 'XI Science', 'XII Commerce', 'XII Science']);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'VIII', exact: true }).click();
  expect((await opened).url()).toContain('/api/image/homework/class-viii.pdf');
});

test('uniforms of boys and girls stand side by side on wide screens, below each other on phones', async ({
  page,
}) => {
  await page.goto('/Uniform');
  const placeOf = async (name: string) => {
    const box = await page.getByRole('table', { name }).boundingBox();
    return { x: box?.x ?? 0, y: box?.y ?? 0 };
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  const [boys, girls] = [await placeOf('Summer uniform for boys'), await placeOf('Summer uniform for girls')];
  expect(girls.y).toBe(boys.y);
  expect(girls.x).toBeGreaterThan(boys.x);
  await page.setViewportSize({ width: 360, height: 740 });
  const below = await placeOf('Summer uniform for girls');
  expect(below.x).toBe((await placeOf('Summer uniform for boys')).x);
});

test('pictures of the ERP software open large and close again, without a script too', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/ErpSoftware');
    for (const name of ['Manage Data', 'Parent Portal', 'Communication Portal']) {
      const popup = page.getByRole('dialog', { name });
      await page.getByRole('button', { name }).click();
      await expect(popup).toBeVisible();
      await popup.getByRole('button', { name: 'Close' }).click();
      await expect(popup).toBeHidden();
    }
    await context.close();
  }
});

test('portal help leads to the apps, the portal and the help desk', async ({ page }) => {
  await page.goto('/Pphelp');
  const main = page.getByRole('main');
  await expect(main.locator('div > ol')).toHaveCount(2);
  for (const start of [
    'https://play.google.com/',
    'https://apps.apple.com/',
    'https://portal.',
    'tel:',
    'mailto:',
  ]) {
    await expect(main.locator(`a[href^="${start}"]`)).not.toHaveCount(0);
  }
});

test('rules and tables are printed whole, without frames and controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/RulesRegulations', '/Curriculum', '/Calendar', '/TC']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('nav:visible, iframe:visible, main button:visible')).toHaveCount(0);
  }
});

function linkTo(place: ReturnType<Page['locator']>, path: string) {
  return place.locator(`a[href="${path}"]`);
}

/** The words of a page as they are read: cells of a table one after the other. */
async function wordsOf(page: Page): Promise<string> {
  const words = await page.getByRole('main').innerText();
  return words.replace(/\s+/g, ' ');
}
