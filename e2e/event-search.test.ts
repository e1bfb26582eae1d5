import { expectCards, expectTotal } from './support/lists';
import { markedCards, marksOf } from './support/marks';
import { from, sample } from './support/sample';
import { beyond, expect, test } from './support/test';
import { open } from './support/visit';

test.describe('the search of the events', () => {
  for (const marks of ['the browser', 'elements']) {
    test(
      `marks what matches by ${marks} and leaves the list whole`,
      beyond(marks === 'elements'),
      async ({ page }) => {
        if (marks === 'elements') {
          await page.addInitScript(() => void Reflect.deleteProperty(CSS, 'highlights'));
        }
        const ofYear = from('2026', sample('events'));
        const term = 'day';
        const matching = ofYear.filter(({ title }) => title.toLowerCase().includes(term));
        expect(matching.length).toBeGreaterThan(1);
        await open(page, '/Events');
        await page
          .getByRole('main')
          .getByRole('searchbox', { name: 'Search', exact: true })
          .pressSequentially('DAY');
        const announced = page.getByRole('status').filter({ hasText: `${matching.length} events match` });
        await expect(announced).toBeVisible();
        await expectTotal(page, 'Events', ofYear.length);
        await expectCards(page, ofYear);
        await expect.poll(() => markedCards(page)).toHaveLength(matching.length);
        for (const { text } of await marksOf(page)) expect(text.toLowerCase()).toBe(term);
        const elements = page.locator('article mark');
        await expect(elements).toHaveCount(marks === 'elements' ? matching.length : 0);
      },
    );
  }

  test('leads from one match to the next by Enter, and round again', async ({ page }) => {
    const matching = from('2026', sample('events')).filter(({ title }) =>
      title.toLowerCase().includes('day'),
    );
    await open(page, '/Events');
    await page.getByRole('main').getByRole('searchbox', { name: 'Search', exact: true }).fill('day');
    await expect(page.getByText(`${matching.length} events match`)).toBeVisible();
    for (const { title } of [...matching, ...matching.slice(0, 1)]) {
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('article').getByRole('heading', { name: title, exact: true }).first(),
      ).toBeInViewport();
    }
    await expect(
      page.getByRole('main').getByRole('searchbox', { name: 'Search', exact: true }),
    ).toBeFocused();
  });

  test('counts and reaches what the list does not show yet', beyond(), async ({ page }) => {
    const matching = sample('events').filter(({ title }) => title.toLowerCase().includes('day'));
    await open(page, '/Events');
    await page.getByRole('combobox', { name: 'Year' }).selectOption('All');
    await page.getByRole('main').getByRole('searchbox', { name: 'Search', exact: true }).fill('day');
    await expect(page.getByText(`${matching.length} events match`)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(24);
    const { length: inView } = await markedCards(page);
    expect(inView).toBeLessThan(matching.length);
    for (let at = 0; at <= inView; at += 1) {
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await markedCards(page)).length).toBeGreaterThan(at);
      const marked = page.getByRole('article').nth((await markedCards(page))[at] ?? NaN);
      await expect(marked).toBeInViewport({ ratio: 0.5 });
    }
    await expect(page.getByRole('article')).toHaveCount(Math.min(48, sample('events').length));
  });

  test('is counted whole in a page that comes with its search', beyond(), async ({ page }) => {
    const matching = sample('events').filter(({ title }) => title.toLowerCase().includes('day'));
    const document = await page.request.get('/Events?year=All&search=day');
    expect(await document.text()).toContain(`${matching.length} events match`);
    await open(page, '/Events?year=All&search=day');
    await expect(page.getByText(`${matching.length} events match`)).toBeVisible();
    await expect(page.locator('article mark')).not.toHaveCount(0);
  });
});
