import { expect, test } from '@playwright/test';

import { contentFolder, from, sample } from '../support/sample';
import { startSite } from '../support/site';
import { type Browser, keys } from './support/browser';
import { type WatchedSite, watchSite } from './support/console';
import { startFirefox } from './support/firefox';
import { startWebKit } from './support/webkit';

for (const [name, start] of [
  ['Firefox', startFirefox],
  ['WebKitGTK', startWebKit],
] as const) {
  test(`${name} opens the home page, filters, changes section and shows a photo, without an error`, async () => {
    const site = await startSite({ SCHOOL_CONTENT: contentFolder });
    const watched = await watchSite(site.url);
    const browser = await start();
    try {
      await visitHome(browser, watched);
      await filterEvents(browser, watched);
      await changeSection(browser);
      await openPhoto(browser);
      expect(watched.errors).toEqual([]);
      await expectHeard(browser, watched);
    } finally {
      await browser.close();
      await watched.stop();
      await site.stop();
    }
  });
}

const heading = "document.querySelector('main h1')?.textContent";

async function visitHome(browser: Browser, { url }: WatchedSite): Promise<void> {
  await browser.open(`${url}/home`);
  const notices = "document.querySelectorAll('[role=dialog]:not([popover]), dialog[open]').length";
  await browser.expectValue(notices, 1);
  await browser.type(keys.Escape);
  await browser.expectValue(notices, 0);
}

async function filterEvents(browser: Browser, { url }: WatchedSite): Promise<void> {
  const events = sample('events');
  await browser.open(`${url}/Events`);
  await browser.evaluate("document.querySelector('select[name=year]').focus()");
  await browser.type('2025');
  await browser.expectValue(total('Events', from('2025', events).length), true);

  const matching = from('2025', events).filter(({ title }) => title.toLowerCase().includes('day'));
  await browser.press("document.querySelector('main input[type=search]')");
  await browser.type('DAY');
  await browser.expectValue(shows(`${matching.length} events match`), true);
}

async function changeSection(browser: Browser): Promise<void> {
  await browser.evaluate("document.documentElement.setAttribute('data-marked', '')");
  await browser.press(withText('nav summary', 'Gallery'));
  await browser.press(withText('nav a', 'Photo Gallery'));
  await browser.expectValue(heading, 'Photo Gallery');
  await browser.expectValue("document.documentElement.hasAttribute('data-marked')", true);
}

async function openPhoto(browser: Browser): Promise<void> {
  await browser.press("document.querySelector('main article a')");
  await browser.press(`document.querySelector('#content a[href="#photo=3"]')`);
  const slide = '[role=dialog][aria-modal=true] [aria-roledescription=Slide]:not([inert])';
  await browser.expectValue(`/^3 of /.test(document.querySelector('${slide}')?.ariaLabel)`, true);
  await browser.expectValue(`document.querySelector('${slide} img')?.naturalWidth > 0`, true);
  await browser.type(keys.Escape);
  await browser.expectValue("document.querySelectorAll('[role=dialog][aria-modal=true]').length", 0);
}

/** That there was no error counts only when one would have been heard. */
async function expectHeard(browser: Browser, { errors }: WatchedSite): Promise<void> {
  await browser.evaluate("console.error('heard')");
  await expect.poll(() => errors).toEqual([expect.stringContaining('console: heard')]);
}

function total(noun: string, count: number): string {
  return shows(`Total ${noun}: ${count}`);
}

function shows(text: string): string {
  return `document.querySelector('main').textContent.includes(${JSON.stringify(text)})`;
}

/** The element of a selector that has just this text. */
function withText(selector: string, text: string): string {
  return `[...document.querySelectorAll('${selector}')].find((each) => each.textContent.trim() === '${text}')`;
}
