import type { Page } from '@playwright/test';

import { median } from './figures';

/** Browsers round times to 0.1 ms: a round takes some 25 ms. */
const EVENTS_A_ROUND = 5_000;
const BURSTS_TO_WARM_UP = 2;
/** Bursts before and after which the heap is compared. */
const BURSTS = 7;
const LIST_WITHIN_MS = 30_000;

/** Bytes of the inspector's code that are requested before and after it is opened. */
export async function weigh(page: Page, address: string, records: number) {
  let before = 0;
  let after = 0;
  let isOpen = false;
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const isOfIt = pathname.includes('inspect');
    // what is drawn and written of the charts is apart, but it comes later as well
    if (!isOfIt || (isOpen && pathname.endsWith('.charts.map'))) return;
    request.sizes().then(
      ({ responseBodySize }) => (isOpen ? (after += responseBodySize) : (before += responseBodySize)),
      () => undefined,
    );
  });
  await start(page, address, records);
  await page.waitForLoadState('networkidle');
  isOpen = true;
  await openPanel(page);
  await page.waitForLoadState('networkidle');
  return { before, after };
}

/**
 * How many times as long an event takes that an actor of the site handles as one of an actor that nobody
 * registered, which is what a build without the inspector would have. Both take turns in being first.
 */
export async function measureClosed(page: Page, address: string, records: number) {
  await start(page, address, records);
  const script = `(async () => { ${actors(records)}
    const ratios = [];
    for (let round = 0; round < 60; round += 1) {
      const isFirst = round % 2 === 0;
      const one = cost(isFirst ? seen : hidden, ${EVENTS_A_ROUND});
      const other = cost(isFirst ? hidden : seen, ${EVENTS_A_ROUND});
      ratios.push(isFirst ? one / other : other / one);
    }
    return middle(ratios);
  })()`;
  return page.evaluate<number>(script);
}

/**
 * Milliseconds that an event takes more than one that the inspector does not see, and those of the longest
 * task of a burst, its own included.
 */
export async function measureOpen(
  page: Page,
  address: string,
  records: number,
  slowdown: number,
  burst: number,
) {
  await start(page, address, records);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await openPanel(page);
  const script = `(async () => { ${actors(records)}
    const blocks = [0];
    new PerformanceObserver((list) => blocks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    const costs = [];
    for (let round = 0; round < 20; round += 1) {
      const isFirst = round % 2 === 0;
      const one = cost(isFirst ? seen : hidden, 50);
      const other = cost(isFirst ? hidden : seen, 50);
      costs.push(isFirst ? one - other : other - one);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
    blocks.length = 1;
    cost(seen, ${burst});
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return { more: middle(costs), blocked: Math.max(...blocks) };
  })()`;
  return page.evaluate<{ more: number; blocked: number }>(script);
}

/** By how much of itself the heap grows by bursts of events, once the log is full. */
export async function measureMemory(page: Page, address: string, records: number, burst: number) {
  await start(page, address, records);
  await openPanel(page);
  await page.evaluate(
    `(async () => { ${actors(records)} Object.assign(window, { sendMany: () => cost(seen, ${burst}) }); })()`,
  );
  const heaps: number[] = [];
  for (let sent = 0; sent < BURSTS_TO_WARM_UP + 2 * BURSTS; sent += 1) heaps.push(await heapAfterBurst(page));
  // the log forgets many rows at once, so that its length goes up and down
  return median(heaps.slice(-BURSTS)) / median(heaps.slice(BURSTS_TO_WARM_UP, -BURSTS)) - 1;
}

async function heapAfterBurst(page: Page) {
  await page.evaluate('sendMany()');
  // the panel draws what is left of them
  await page.waitForTimeout(500);
  const devtools = await page.context().newCDPSession(page);
  for (let rounds = 0; rounds < 3; rounds += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
}

async function start(page: Page, address: string, records: number) {
  await page.goto(address);
  // the first sign of intent makes the page interactive
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  // the policy of the page forbids Playwright's own way of waiting for an expression
  const isThere = `(() => { ${findList(records)} return list !== undefined; })()`;
  const giveUp = performance.now() + LIST_WITHIN_MS;
  while (!(await page.evaluate(isThere))) {
    if (performance.now() > giveUp) throw new Error(`${address} runs no list of ${records} records`);
    await page.waitForTimeout(50);
  }
}

async function openPanel(page: Page) {
  await page.keyboard.press('Control+Shift+X');
  await page.waitForSelector('#school-statecharts', { state: 'attached' });
}

function findList(records: number) {
  return `
  const registry = globalThis[Symbol.for('school.actors')];
  const findIn = (actors) => actors.flatMap((actor) => {
    const { context, children = {} } = actor.getSnapshot();
    return context?.records?.length === ${records} ? [actor] : findIn(Object.values(children));
  });
  const [list] = findIn([...(registry?.running ?? [])].map(({ actor }) => actor));`;
}

/**
 * Two more actors of the machine that the page's list runs, with all of its records and without a view: one
 * in the inspector's list of actors, the other not.
 */
function actors(records: number) {
  return `${findList(records)}
  const { createActor } = await import('xstate');
  const start = () => createActor(list.logic, { input: list.getSnapshot().context }).start();
  const [hidden, seen] = Math.random() < 0.5 ? [start(), start()] : [start(), start()].reverse();
  const running = { section: 'bench', name: 'list', actor: seen };
  registry.running.add(running);
  registry.onRegistered?.(running);
  const cost = (actor, events) => {
    const begun = performance.now();
    for (let sent = 0; sent < events; sent += 1) actor.send({ type: 'filter.changed', choice: {} });
    return (performance.now() - begun) / events;
  };
  const middle = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];`;
}
