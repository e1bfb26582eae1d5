// @ts-check
import { startSite } from '../site.mjs';
import { repeat, visit } from './browser.mjs';
import { judge } from './judge.mjs';
import { median } from './median.mjs';

/** @typedef {import('./browser.mjs').Browser} Browser */
/** @typedef {import('./browser.mjs').Page} Page */
/** @typedef {import('./extent.mjs').Extent} Extent */

const RECORDS = 10_000;
const BURST = 2_000;
const PHONE_SLOWDOWN = 4;
const MOST_CODE_BYTES = 25_000;
const MOST_OPEN_MS = 1;
const MOST_BLOCKED_MS = 1_000;

/**
 * The inspector: what it costs while it is closed, and what an event costs once it is open.
 * @param {Browser} browser
 * @param {Extent} extent
 */
export async function benchInspector(browser, { visits, tolerance }) {
  console.log('\nstatechart inspector');
  const site = await startSite();
  const address = `${site.url}/OurMotto`;
  try {
    const { before, after } = await visit(browser, (page) => weigh(page, address));
    judge('code before it is opened', before, 0, kilobytes);
    judge('code once it is open, pictures of charts apart', after, MOST_CODE_BYTES, kilobytes);
    const closed = await repeat(browser, visits, (page) => measureClosed(page, address));
    judge(
      'an event while it is closed, of one that none can see',
      median(closed),
      1 + 0.02 * tolerance,
      ratio,
    );
    const open = await repeat(browser, visits, (page) => measureOpen(page, address));
    judge(
      `an event on ${RECORDS} records, more than closed, phone`,
      median(open.map(({ more }) => more)),
      MOST_OPEN_MS * tolerance,
      milliseconds,
    );
    judge(
      `longest task in a burst of ${BURST} events, phone`,
      median(open.map(({ blocked }) => blocked)),
      MOST_BLOCKED_MS * tolerance,
      milliseconds,
    );
  } finally {
    await site.stop();
  }
}

/** @param {Page} page @param {string} address */
async function weigh(page, address) {
  let before = 0;
  let after = 0;
  let isOpen = false;
  page.on('requestfinished', (request) => {
    if (!request.url().includes('inspector')) return;
    request.sizes().then(
      ({ responseBodySize }) => (isOpen ? (after += responseBodySize) : (before += responseBodySize)),
      () => undefined,
    );
  });
  await start(page, address);
  isOpen = true;
  await openPanel(page);
  await page.waitForLoadState('networkidle');
  return { before, after };
}

/** @param {Page} page @param {string} address */
async function start(page, address) {
  await page.goto(address);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction('globalThis[Symbol.for("school.actors")] !== undefined');
}

/** @param {Page} page */
async function openPanel(page) {
  await page.keyboard.press('Control+Shift+X');
  await page.waitForSelector('#school-statecharts', { state: 'attached' });
}

/** Actors with a long list in their context: one in the inspector's list of actors, the other not. */
const actors = `
  const { createActor, setup, assign } = await import('xstate');
  const machine = setup({ actions: { count: assign({ at: ({ context }) => context.at + 1 }) } }).createMachine({
    id: 'records', context: { at: 0, records: Array.from({ length: ${RECORDS} }, (_, at) => ({ id: at })) },
    on: { 'row.shown': { actions: 'count' } }, initial: 'idle', states: { idle: {} },
  });
  const start = () => createActor(machine).start();
  const registry = globalThis[Symbol.for('school.actors')];
  const register = (actor) => {
    const running = { section: 'bench', name: 'records', actor };
    registry.running.add(running);
    registry.onRegistered?.(running);
    return actor;
  };
  const cost = (actor, events) => {
    const begun = performance.now();
    for (let sent = 0; sent < events; sent += 1) actor.send({ type: 'row.shown' });
    return (performance.now() - begun) / events;
  };
  const middle = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];`;

/** @param {Page} page @param {string} address */
async function measureClosed(page, address) {
  await start(page, address);
  const script = `(async () => { ${actors}
    const hidden = start(), seen = register(start());
    const costs = { hidden: [], seen: [] };
    for (let round = 0; round < 40; round += 1) {
      costs.hidden.push(cost(hidden, 2000));
      costs.seen.push(cost(seen, 2000));
    }
    return middle(costs.seen) / middle(costs.hidden);
  })()`;
  return /** @type {number} */ (await page.evaluate(script));
}

/** @param {Page} page @param {string} address */
async function measureOpen(page, address) {
  await start(page, address);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
  await openPanel(page);
  const script = `(async () => { ${actors}
    const hidden = start(), seen = register(start());
    const blocks = [0];
    new PerformanceObserver((list) => blocks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    const costs = { hidden: [], seen: [] };
    for (let round = 0; round < 20; round += 1) {
      costs.hidden.push(cost(hidden, 50));
      costs.seen.push(cost(seen, 50));
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
    blocks.length = 1;
    cost(seen, ${BURST});
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return { more: middle(costs.seen) - middle(costs.hidden), blocked: Math.max(...blocks) };
  })()`;
  return /** @type {{ more: number, blocked: number }} */ (await page.evaluate(script));
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** @param {number} value */
function ratio(value) {
  return value.toFixed(3);
}

/** @param {number} value */
function milliseconds(value) {
  return `${value.toFixed(2)} ms`;
}
