import { type Lists, type Provider, startProvider } from './provider';
import { contentFolder } from './sample';
import { type Site, startSite } from './site';
import { test } from './test';

/** The sample school's site over a provider of lists, for the tests of a file or block. */
export interface SiteOver {
  url: () => string;
  provider: () => Provider;
}

/**
 * Starts them before the tests, and stops them afterwards.
 * @param env settings of the site besides its content and its provider
 */
export function siteOver(
  lists: () => Lists,
  {
    state = 'up',
    env = {},
  }: { state?: 'up' | 'down' | 'silent' | 'failing'; env?: Record<string, string> } = {},
): SiteOver {
  let provider: Provider;
  let site: Site;
  test.beforeAll(async () => {
    provider = await startProvider(lists());
    provider.become(state);
    site = await startSite({ SCHOOL_CONTENT: contentFolder, SCHOOL_API_URL: provider.url, ...env });
  });
  test.afterAll(async () => {
    await site.stop();
    await provider.stop();
  });
  return { url: () => site.url, provider: () => provider };
}
