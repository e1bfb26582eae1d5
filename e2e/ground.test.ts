import type { Page } from '@playwright/test';

import { pages } from './support/pages';
import { beyond, expect, test } from './support/test';
import { type Trouble, troubles } from './support/troubles';

// the troubles log errors of their own
test.use({ expectedErrors: /./ });

/** The routes on which most of it can go wrong. */
const hardest = ['/home', '/Events', '/TC'];

/** A main part as visitors have it. */
interface Ground {
  letters: number;
  links: string[];
  controls: number;
}

declare global {
  interface Window {
    readGround: () => Ground;
    sent: Ground;
  }
}

for (const [name, trouble] of Object.entries(troubles)) {
  for (const isHardest of [true, false]) {
    const title = `nothing that was sent is lost where ${name}${isHardest ? '' : ', on all other pages'}`;
    test(title, beyond(!isHardest), async ({ page }) => {
      await cause(page, trouble);
      for (const { path } of pages.filter((each) => hardest.includes(each.path) === isHardest)) {
        await openWith(page, path, trouble);
        await expectGround(page, path);
        await tryControls(page, path);
      }
    });
  }
}

test('nothing that was sent is lost where one file of code cannot be had', beyond(), async ({ page }) => {
  await cause(page, {});
  for (const path of hardest) {
    const files = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // the browser's own viewer of PDFs has scripts too
      if (request.resourceType() === 'script' && pathname.startsWith('/assets/')) files.add(pathname);
    });
    await openWith(page, path, {});
    for (const file of files) {
      await page.route(`**${file}`, (route) => route.abort());
      // nothing runs without the entry
      await (file.includes('/root-config.') ? page.goto(path) : openWith(page, path, {}));
      await expectGround(page, `${path} without ${file}`);
      await page.unroute(`**${file}`);
    }
  }
});

/** Makes the trouble on each page that is opened; what the main part was after it is noted. */
async function cause(page: Page, { first, parsed, withheld }: Trouble): Promise<void> {
  await page.addInitScript(() => {
    globalThis.window.readGround = () => {
      const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
      // these say what happens
      main?.querySelectorAll('[role="alert"], [role="status"]').forEach((line) => line.remove());
      const links = [...(main?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])];
      return {
        letters: (main?.textContent ?? '').replace(/\s+/g, '').length,
        links: links.map(({ href }) => href),
        controls: main?.querySelectorAll('button, select, input, form, summary').length ?? 0,
      };
    };
  });
  if (first) await page.addInitScript(first);
  await page.addInitScript(
    `document.addEventListener('readystatechange', () => {
       if (document.readyState !== 'interactive') return;
       (${String(parsed ?? (() => undefined))})();
       window.sent = window.readGround();
     });`,
  );
  if (withheld) await page.route(withheld, (route) => route.abort());
}

/** Opens a page as somebody who means to use it, until its code is there or is known not to come. */
async function openWith(page: Page, path: string, { loaded }: Trouble): Promise<void> {
  await page.goto(path);
  if (loaded) await page.evaluate(loaded);
  const search = page.locator('form[action="/Search"]').first();
  const isSettled = async () => {
    await search.dispatchEvent('pointerover');
    return page.evaluate(() => {
      const { boot } = document.documentElement.dataset;
      const isHydrated = document.querySelector('[data-prerendered]') === null;
      const isInteractive = boot === 'interactive' || document.querySelector('[data-island]') === null;
      return (
        (isHydrated && isInteractive) ||
        boot === 'failed' ||
        document.querySelector('[data-failure-of]') !== null
      );
    });
  };
  await expect.poll(isSettled, { intervals: [50] }).toBe(true);
}

async function expectGround(page: Page, where: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.querySelector('main')?.textContent ?? ''), where)
    .not.toContain('Unexpected Application Error!');
  const lost = await page.evaluate(() => {
    const { sent } = window;
    const now = window.readGround();
    return {
      letters: now.letters >= 0.98 * sent.letters ? 0 : sent.letters - now.letters,
      links: sent.links.filter((link) => !now.links.includes(link)),
      controls: Math.max(0, sent.controls - now.controls),
    };
  });
  expect(lost, where).toEqual({ letters: 0, links: [], controls: 0 });
}

/** Each control answers by the page's code, or as it does without script; then all is still there. */
async function tryControls(page: Page, path: string): Promise<void> {
  const main = page.locator('main');
  if (path === '/TC') {
    await main.getByRole('button', { name: 'VIEW DETAILS' }).click();
    const says = main.getByText('Please fill in all fields').filter({ visible: true });
    await expect(says.or(page.locator('input:invalid')).first()).toBeAttached();
    await expectGround(page, 'the form, sent empty');
  }
  if (path === '/Events') {
    const total = page.getByText(/^Total Events: /);
    const before = await total.textContent();
    await main.getByLabel('Year').selectOption({ index: 0 });
    await main.getByLabel('Search').press('Enter');
    await expect
      .poll(async () => page.url().includes('year=') || (await total.textContent()) !== before)
      .toBe(true);
  }
}
