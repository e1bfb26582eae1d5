import { expect, type Locator, type Page } from '@playwright/test';

/** Pixels that a thumb needs. */
export const TARGET = 44;

/** The breadcrumb is one line, and its links differ from its text. */
export async function expectOneLineTrail(page: Page): Promise<void> {
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  const middles = await Promise.all((await trail.getByRole('listitem').all()).map(middleOf));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  for (const link of await trail.getByRole('link').all()) {
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
  }
}

/** Everything that can be tapped has room for a thumb. */
export async function expectLargeTargets(page: Page): Promise<void> {
  await expect.poll(() => smallTargets(page)).toEqual([]);
}

/** Each card is named by its heading, and no id is there twice. */
export async function expectNamedCards(page: Page): Promise<void> {
  const problems = await page.evaluate(() => {
    const plain = (text = '') => text.replace(/\s+/g, ' ').trim();
    const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
    const unnamed = [...document.querySelectorAll('main article')].filter((card) => {
      const labels = (card.getAttribute('aria-labelledby') ?? '').split(' ').map(textOf);
      const name = plain(card.getAttribute('aria-label') ?? labels.join(' '));
      const heading = card.querySelector('h1, h2, h3, h4')?.textContent ?? undefined;
      return name === '' || (heading !== undefined && name !== plain(heading));
    });
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return [
      ...unnamed.map((card) => card.outerHTML.slice(0, 120)),
      ...ids.filter((id, at) => ids.indexOf(id) !== at),
    ];
  });
  expect(problems).toEqual([]);
}

/** A link to another site opens in a new tab, which cannot reach this page. */
export async function expectCarefulLinks(page: Page): Promise<void> {
  const careless = page.locator('a[href^="http"]:not([target="_blank"][rel~="noopener"])');
  await expect(careless).toHaveCount(0);
}

/**
 * Controls of less than 44 pixels, besides links within a line of text and those whose row or card is the
 * target.
 */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((target) => {
    const controls = [...document.querySelectorAll('body :is(a, button, select, input, summary)')];
    const isShown = (each: Element) =>
      each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 2;
    const isInline = (each: Element) => getComputedStyle(each).display === 'inline';
    const lengthOf = (each: Element) => each.textContent.replace(/\s/g, '').length;
    const blockOf = (each: Element): Element | null =>
      each.parentElement && isInline(each.parentElement) ? blockOf(each.parentElement) : each.parentElement;
    const isInText = (each: Element) => {
      const block = blockOf(each);
      if (!isInline(each) || !block) return false;
      const linked = [...block.querySelectorAll('a')].reduce((sum, link) => sum + lengthOf(link), 0);
      return lengthOf(block) > linked;
    };
    const isAround = (each: Element) =>
      ['::before', '::after'].some((part) => {
        const { content, position, inset } = getComputedStyle(each, part);
        return content !== 'none' && position === 'absolute' && inset === '0px';
      });
    const isSmall = (each: Element) => {
      const { width, height } = each.getBoundingClientRect();
      return Math.min(width, height) < target - 0.1;
    };
    return controls
      .filter((each) => isShown(each) && isSmall(each) && !isInText(each) && !isAround(each))
      .map((each) => each.outerHTML.slice(0, 120));
  }, TARGET);
}

export async function middleOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? NaN : box.y + box.height / 2;
}
