import { type BrowserContext, expect, test as base } from '@playwright/test';

import { type Site, startSite } from './site';
import { contentFolder } from './sample';

interface Fixtures {
  /** Troubles that a test brings about itself, such as a file that it lets fail. */
  expectedTrouble: RegExp;
  /** Fails the test when a page had any other trouble. */
  untroubled: undefined;
}

interface WorkerFixtures {
  /** Where the content of the sample school is. */
  content: string;
  /** The sample school's site. */
  site: Site;
}

/** Each test visits the sample school's site, and no page may complain or ask another host for anything. */
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
  expectedTrouble: [/^nothing$/, { option: true }],
  untroubled: [
    async ({ context, expectedTrouble }, provide) => {
      const troubles = await watchTroubles(context);
      await provide(undefined);
      expect(troubles.filter((trouble) => !expectedTrouble.test(trouble))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Page errors, console errors (hydration among them), broken security policies, and requests to other hosts. */
async function watchTroubles(context: BrowserContext): Promise<string[]> {
  const troubles: string[] = [];
  context.on('weberror', (error) => troubles.push(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('request', (request) => {
    if (!isOwn(new URL(request.url()))) troubles.push(`request to another host: ${request.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`security policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return troubles;
}

/** What belongs to Chromium's own viewer of PDFs. */
const viewer = ['chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/', 'chrome://resources/'];

/** Whether an address is of this machine, has its content in itself, or is the viewer's. */
function isOwn({ protocol, hostname, href }: URL): boolean {
  if (protocol === 'http:') return hostname === '127.0.0.1';
  return ['data:', 'blob:'].includes(protocol) || viewer.some((start) => href.startsWith(start));
}
