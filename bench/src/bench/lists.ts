import type { Browser, Page } from '@playwright/test';

import { repeat } from './browser';
import type { Extent } from './extent';
import { judge, median, row } from './figures';
import { withAlbums } from './provider';

const SEARCH_TEXT = 'album 1';
/** A list of 10,000 records may take so many times as long as one of 10. */
const MAX_TIMES = 3;
const RATED = 10_000;
const COMES_WITHIN_MS = 60_000;

/** Lists of growing length: until the page is painted, and from each key of a search until its result is. */
export async function benchLists(browser: Browser, { lengths, visits, tolerance }: Extent) {
  console.log(
    `\nlists: medians of ${visits} visits, and how many times as long as with ${lengths[0]} records`,
  );
  console.log(row('records', ['render', 'times', 'key', 'times', 'server']));
  let shortest: { render: number; key: number } | undefined;
  const times = { render: NaN, key: NaN };
  for (const length of lengths) {
    const { render, key, server } = await measureList(browser, length, visits);
    shortest ??= { render, key };
    const [renders, keys] = [render / shortest.render, key / shortest.key];
    if (length === RATED) Object.assign(times, { render: renders, key: keys });
    const figures = [`${render.toFixed(0)} ms`, renders.toFixed(2), `${key.toFixed(1)} ms`, keys.toFixed(2)];
    console.log(row(String(length), [...figures, `${server.toFixed(0)} ms`]));
  }
  const show = (value: number) => value.toFixed(2);
  judge(
    `${RATED} records: first render, times that of ${lengths[0]}`,
    times.render,
    MAX_TIMES * tolerance,
    show,
  );
  judge(
    `${RATED} records: key to paint, times that of ${lengths[0]}`,
    times.key,
    MAX_TIMES * tolerance,
    show,
  );
}

async function measureList(browser: Browser, length: number, visits: number) {
  return withAlbums(length, async (url) => {
    const address = `${url}/PhotoGallery?year=All`;
    const begun = performance.now();
    await untilComplete(address, length);
    const server = performance.now() - begun;
    const renders = await repeat(browser, visits, (page) => timeRender(page, address));
    const keys = await repeat(browser, visits, (page) => timeKeys(page, address));
    return { render: median(renders), key: median(keys), server };
  });
}

/** The provider's list is read while the first visitors get placeholders. */
async function untilComplete(address: string, length: number) {
  const giveUp = Date.now() + COMES_WITHIN_MS;
  while (!(await (await fetch(address)).text()).includes(`Total Categories: ${length}<`)) {
    if (Date.now() > giveUp) throw new Error(`a list of ${length} records did not come in time`);
  }
}

/** Milliseconds from the request until the page is painted. */
async function timeRender(page: Page, address: string) {
  await page.goto(address);
  return page.evaluate(
    () =>
      new Promise((resolve: (ms: number) => void) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Median milliseconds from a key in the search box until what it leaves of the list is painted. */
async function timeKeys(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('searchbox', { name: 'Search', exact: true }).focus();
  await page.locator('[data-prerendered]').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        }),
      true,
    );
  });
  await page
    .getByRole('searchbox', { name: 'Search', exact: true })
    .pressSequentially(SEARCH_TEXT, { delay: 60 });
  await page.waitForTimeout(200);
  const times: number[] = await page.evaluate('times');
  return median(times);
}
