import { type BrowserContext, expect, test as base } from '@playwright/test';

import { contentFolder } from './sample';
import { type Site, startSite } from './site';

interface Fixtures {
  /** Errors that a test causes itself, such as a file that fails. */
  expectedErrors: RegExp;
  /** Fails the test when a page had any other error. */
  noOtherErrors: undefined;
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
  noOtherErrors: [
    async ({ context, expectedErrors }, provide) => {
      const errors = await watchErrors(context);
      await provide(undefined);
      expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Marks tests of a loop that `npm test` leaves to `npm run test:all` (CONTRIBUTING: A test). */
export function beyond(isBeyond: boolean): { tag: string[] } {
  return { tag: isBeyond ? ['@all'] : [] };
}

/**
 * Page errors, console errors (hydration among them), broken security policies, and requests to other hosts.
 */
async function watchErrors(context: BrowserContext): Promise<string[]> {
  const errors: string[] = [];
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
  return errors;
}

/** Addresses of Chromium's own viewer of PDFs. */
const viewer = ['chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/', 'chrome://resources/'];

/** Whether an address is of this machine, has its content in itself, or is that viewer's. */
function isOwn({ protocol, hostname, href }: URL): boolean {
  if (protocol === 'http:') return hostname === '127.0.0.1';
  return ['data:', 'blob:', 'file:'].includes(protocol) || viewer.some((start) => href.startsWith(start));
}
