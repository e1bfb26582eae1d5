import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

import { contentFolder } from './sample';
import { type Site, startSite } from './site';

interface Fixtures {
  /** Errors that a test causes itself, such as a file that fails. */
  expectedErrors: RegExp;
  /** Errors of all pages so far. */
  errors: string[];
  /** Fails the test when a page had any other error. */
  noOtherErrors: undefined;
  /** A page beside others. Those of one context would share the frames of the page in front. */
  openBeside: () => Promise<Page>;
}

interface WorkerFixtures {
  /** The content folder of the sample school. */
  content: string;
  /** The sample school's site. */
  site: Site;
}

/** Each test visits the sample school's site. No page may log an error or request another host. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  content: [contentFolder, { option: true, scope: 'worker' }],
  site: [
    async ({ content }, provide) => {
      const site = await startSite({ SCHOOL_CONTENT: content });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
  expectedErrors: [/^nothing$/, { option: true }],
  errors: async ({ context }, provide) => {
    const errors: string[] = [];
    await watchErrors(context, errors);
    await provide(errors);
  },
  noOtherErrors: [
    async ({ errors, expectedErrors }, provide) => {
      await provide(undefined);
      expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
    },
    { auto: true },
  ],
  openBeside: async ({ browser, errors }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await watchErrors(context, errors);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** Marks tests that `npm test` leaves to `npm run test:all` (CONTRIBUTING: A test), in a loop some of them. */
export function beyond(isBeyond = true): { tag: string[] } {
  return { tag: isBeyond ? ['@all'] : [] };
}

/**
 * Page errors, console errors (hydration among them), broken security policies, and requests to other hosts.
 */
async function watchErrors(context: BrowserContext, errors: string[]): Promise<void> {
  context.on('weberror', (error) => errors.push(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('request', (request) => {
    if (!isOwn(new URL(request.url()))) errors.push(`request to another host: ${request.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`security policy: ${violatedDirective} ${blockedURI}`),
    );
  });
}

/** Addresses of Chromium's own viewer of PDFs. */
const viewer = ['chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/', 'chrome://resources/'];

/** Whether an address is of this machine, has its content in itself, or is that viewer's. */
function isOwn({ protocol, hostname, href }: URL): boolean {
  if (protocol === 'http:') return hostname === '127.0.0.1';
  return ['data:', 'blob:', 'file:'].includes(protocol) || viewer.some((start) => href.startsWith(start));
}
