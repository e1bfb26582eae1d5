import type { Page } from '@playwright/test';

import { expect, test } from './support/test';
import { open } from './support/visit';

/** What must stand on a page, word for word, cells of a table one after the other (spec §2 and §9). */
const facts: Record<string, readonly string[]> = {
  '/Infrastructure': [
    'Campus area 24205 sq m',
    'Classrooms 84',
    'Labs 9',
    'Digital classrooms 60',
    'Library books 11150',
    '1 Total campus area of the school 24205 sq m',
    '84 classrooms',
    '9 labs',
    '11150 library books',
    ...['Classroom', 'Examination Room', 'Medical Room', 'Music Room', 'Staff Room'],
  ],
  '/RulesRegulations': [
    'After three late entries a late fine of Rs 20',
    'A duplicate TC costs Rs 200',
    'A duplicate school diary costs Rs 200',
    '5 minutes before the first bell',
    'Whom Summer Winter Principal, on working days 09:00-11:00 10:00-12:00',
    'After three chances a letter of information may lead to discontinuation',
    'academic session, which runs from March to February',
  ],
  '/Evaluation': [
    'Each subject is marked out of 100',
    '80 marks for the written examination and 20 for internal assessment',
    'Written examination 80',
    'Periodic test 10',
    'Subject enrichment 5',
    'Notebook maintenance 5',
    'Total 100 80 written + 20 internal',
    'For classes IX-X the periodic mark is the average of the best two of three tests',
    'Periodic Test-1 May',
    'Half Yearly September',
    'Periodic Test-2 December',
    'Periodic Test-3, classes IX and X January',
    'Annual Exam February',
    'In classes V-VI the yearly syllabus of the Annual Exam includes 20% of term 1',
    'In classes VII-VIII the yearly syllabus of the Annual Exam includes 30% of term 1',
  ],
  '/MandatoryDisclosure': [
    'established in 1990 and shifted in 1991',
    'Established 1990; shifted 1991',
    'Affiliation no. 9930417',
    'School code STAELRED',
    'Total no. of teachers 124',
    'PGT 17',
    'TGT 41',
    'PRT 42',
    'NTT 19',
    'PET 5',
    'Teacher-section ratio 36/1',
    'Special educators 0',
    'Counsellor and wellness teacher 1',
    'Non-teaching staff 9',
    ...['136/136', '138/136', '140/140', '160/160', '199/199'].map((result, at) => rowOf(2019 + at, result)),
    ...['123/112', '117/114', '137/137', '140/140', '149/149'].map((result, at) => rowOf(2019 + at, result)),
    'Total campus area of the school (in sq m) 24205',
    'Number and size of class rooms 84',
    '60 of them digital classrooms',
    'Number and size of laboratories including computer labs 9',
    '11150 library books',
  ],
  '/Pphelp': ['through the web portal', 'through the mobile app', 'from 8:00 AM to 8:00 PM'],
  '/TC': ['a duplicate TC costs Rs 200'],
  '/Admission': ['Education is not preparation for life'],
  '/Uniform': [
    'Summer uniform for boys',
    'Summer uniform for girls',
    'Winter uniform for boys',
    'Winter uniform for girls',
    'Turban for Sikh pupils',
  ],
  '/Curriculum': [
    'Examinations of term 1',
    'Examinations of term 2',
    'Periodic Test-3 IX and X 4 to 9 January 2027',
  ],
  '/Conduct': ['Do’s', 'Don’ts', 'Forbidden practices'],
  '/ErpSoftware': ['Manage Data', 'Parent Portal', 'Communication Portal', 'The mobile app'],
  '/Alumni': ['Aims and objectives', 'Roles and functions', 'Registration'],
};

test.describe('figures', () => {
  // as they come from the server
  test.use({ javaScriptEnabled: false });

  for (const [path, texts] of Object.entries(facts)) {
    test(`${path} has the figures and words of the school`, async ({ page }) => {
      await page.goto(path);
      const words = await contentOf(page);
      expect(texts.filter((text) => !words.includes(text))).toEqual([]);
    });
  }

  test('each result of class X stands in its own table, and each of class XII', async ({ page }) => {
    await page.goto('/MandatoryDisclosure');
    for (const [name, results] of [
      ['Result of class X, 2019-2023', ['136/136', '138/136', '140/140', '160/160', '199/199']],
      ['Result of class XII, 2019-2023', ['123/112', '117/114', '137/137', '140/140', '149/149']],
    ] as const) {
      const rows = page.getByRole('table', { name }).locator('tbody tr');
      await expect(rows).toHaveCount(results.length);
      for (const [at, result] of results.entries()) {
        await expect(rows.nth(at)).toContainText(rowOf(2019 + at, result).replaceAll(' ', ''));
      }
    }
  });

  test('Topper pages have the one year 2024', async ({ page }) => {
    for (const path of ['/ToppersICSE', '/ToppersISC']) {
      await page.goto(path);
      await expect(page.getByRole('combobox', { name: 'Year' }).getByRole('option')).toHaveText(['2024']);
    }
  });

  test('lists offer All and the months from Jan to Dec', async ({ page }) => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    for (const path of ['/News', '/Events', '/PhotoGallery']) {
      await page.goto(path);
      const options = page.getByRole('combobox', { name: 'Month' }).getByRole('option');
      await expect(options).toHaveText(['All', ...months]);
    }
  });

  test('dates of an album are day/month/year, those of e-books have the long name of the month', async ({
    page,
  }) => {
    await page.goto('/SubGallery?id=album-annual-day-2026');
    await expect(page.getByRole('main')).toContainText('Event Date18/11/2026Last Update18/11/2026');
    await page.goto('/EBook');
    for (const date of await page.locator('article time').allTextContents()) {
      expect(date).toMatch(
        /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$/,
      );
    }
  });

  test('the home page has seven banners and three albums', async ({ page }) => {
    await page.goto('/home');
    const banners = page.locator('[aria-roledescription="carousel"][aria-label="Our school in pictures"]');
    await expect(
      banners.locator('[aria-roledescription="slide"]:not([inert], [aria-hidden="true"])'),
    ).toHaveCount(7);
    const albums = page.locator('section', { has: page.locator('h2').getByText('Photo Gallery') });
    await expect(albums.getByRole('listitem')).toHaveCount(3);
  });

  test('the calendar has nine documents, holiday homework sixteen classes', async ({ page }) => {
    await page.goto('/Calendar');
    await expect(page.locator('main details')).toHaveCount(9);
    await page.goto('/HolidayHomework');
    await expect(page.getByRole('article')).toHaveCount(16);
  });
});

test.describe('frames', () => {
  test.use({ viewport: { width: 1280, height: 900 }, expectedErrors: /www\.openstreetmap\.org/ });

  test('the frame of the map is 450 pixels high', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
    await open(page, '/ContactUs');
    await page.getByRole('button', { name: 'Show on OpenStreetMap' }).click();
    expect((await page.getByTitle('The school on OpenStreetMap').boundingBox())?.height).toBe(450);
  });

  test('the frame of the sample certificate is 500 pixels high', async ({ page }) => {
    await page.goto('/TC');
    expect((await page.getByTitle('Sample transfer certificate').boundingBox())?.height).toBe(500);
  });
});

/** The cells of a year's results: registered students, students passed, pass percentage, remarks. */
function rowOf(year: number, result: string): string {
  const [appeared = 0, passed = 0] = result.split('/').map(Number);
  const percentage = Number(((100 * passed) / appeared).toFixed(2));
  return `${year} ${appeared} ${passed} ${percentage}% ${result}`;
}

/** The text of a page as it is read. */
async function contentOf(page: Page): Promise<string> {
  const text = await page.getByRole('main').innerText();
  return text.replace(/\s+/g, ' ');
}
