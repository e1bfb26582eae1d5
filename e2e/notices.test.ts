import { widthOf } from './support/fit';
import { sample } from './support/sample';
import { beyond, expect, test } from './support/test';
import { expectSameDocument, introOf, markDocument, noticesOf, open, openHome } from './support/visit';

test('the notices open by themselves, one beside the other, with their links', async ({ page }) => {
  const [first, ...others] = sample('notification');
  await open(page, '/home');
  const notices = noticesOf(page);
  await expect(notices).toBeVisible();
  await expect(notices.getByRole('group')).toHaveCount(others.length + 1);
  const notice = notices.getByRole('group', { name: `1 of ${others.length + 1}` });
  await expect(notice.getByRole('heading', { name: first?.title ?? '' })).toBeVisible();
  await expect(notice.getByText(first?.description ?? '')).toBeVisible();

  const attachment = notice.getByRole('link', { name: 'Attachment' });
  await expect(attachment).toHaveAttribute('target', '_blank');
  await expect(attachment).toHaveAttribute('href', `/api/image/${first?.attachments[0] ?? ''}`);
  const link = notice.getByRole('link', { name: 'Click Here' });
  await expect(link).toHaveAttribute('href', first?.url ?? '');
  await expect(link).toHaveAttribute('rel', 'noopener');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notices' })).toBeFocused();
});

test('the visitor turns from one notice to the next and round', beyond(), async ({ page }) => {
  const all = sample('notification');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/home');
  const slides = noticesOf(page).getByRole('group');
  const next = noticesOf(page).getByRole('button', { name: 'Next slide' });
  await expect(slides.first()).toBeInViewport({ ratio: 0.5 });
  for (let at = 1; at < all.length; at += 1) {
    await next.click();
    await expect(slides.nth(at)).toBeInViewport({ ratio: 0.5 });
    await expect(slides.nth(at - 1)).not.toBeInViewport({ ratio: 0.5 });
  }
  await next.click();
  await expect(slides.first()).toBeInViewport({ ratio: 0.5 });
});

test('the notices open once a visit, and again by their button', async ({ page }) => {
  await openHome(page);
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'Latest News' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
  await expectSameDocument(page);
  const button = page.getByRole('button', { name: 'Notices' });
  await expect(button).toBeVisible();
  await expect(noticesOf(page)).toHaveCount(0);

  await open(page, '/home');
  await button.click();
  const notices = noticesOf(page);
  await expect(notices).toBeVisible();
  await notices.getByRole('button', { name: 'Close' }).click();
  await expect(notices).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a new visit brings the notices again', beyond(), async ({ page, context }) => {
  await openHome(page);
  const other = await context.newPage();
  await open(other, '/home');
  await expect(noticesOf(other)).toBeVisible();
});

test('the notices wait until the intro is gone', async ({ page }) => {
  await open(page, '/');
  await expect(introOf(page)).toBeVisible();
  await expect(noticesOf(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(introOf(page)).toHaveCount(0);
  await expect(noticesOf(page)).toBeVisible();
});

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
]) {
  test(
    `at ${width} pixels all of a notice is on the screen, from side to side`,
    beyond(width !== 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/home');
      const notices = noticesOf(page);
      await expect(notices).toBeVisible();
      const first = notices.getByRole('group').first();
      for (const part of [
        notices.locator('[aria-roledescription="carousel"]'),
        notices.getByRole('heading', { name: 'Notices' }),
        notices.getByRole('button', { name: 'Close' }),
        notices.getByRole('button', { name: 'Previous slide' }),
        notices.getByRole('button', { name: 'Next slide' }),
        first.locator('img'),
        first.getByRole('heading'),
        first.getByRole('link', { name: 'Attachment' }),
        first.getByRole('link', { name: 'Click Here' }),
      ]) {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toBeInViewport({ ratio: 0.98 });
      }
      expect(await notices.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
      const picture = await first.locator('img').boundingBox();
      expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(800 / 600, 1);
    },
  );
}

test('on a low screen every word of a notice can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/home');
  const notices = noticesOf(page);
  const first = notices.getByRole('group').first();
  const close = notices.getByRole('button', { name: 'Close' });
  for (const part of [
    first.getByRole('heading'),
    first.getByText(sample('notification')[0]?.description ?? ''),
    first.getByRole('link', { name: 'Click Here' }),
    notices.getByRole('button', { name: 'Next slide' }),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.98 });
    await expect(close).toBeInViewport({ ratio: 0.98 });
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the notices stand in the page, one below the other, and nothing asks to be pressed in vain', async ({
    page,
  }) => {
    await page.goto('/home');
    await expect(noticesOf(page).getByRole('heading', { name: 'Notices' })).toBeVisible();
    for (const { title, description } of sample('notification')) {
      const notice = noticesOf(page).getByRole('group').filter({ hasText: title });
      await notice.scrollIntoViewIfNeeded();
      await expect(notice.getByText(description)).toBeInViewport({ ratio: 1 });
      await expect(notice.locator('img')).toBeVisible();
    }
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    const strip = page.getByRole('region', { name: 'Highlights' });
    expect(await strip.evaluate((section) => section.getAnimations({ subtree: true }).length)).toBe(0);
    expect(await widthOf(page)).toBe(page.viewportSize()?.width);
  });
});
