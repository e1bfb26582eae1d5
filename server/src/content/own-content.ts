import { walk } from '@school/contract';

import type { Log } from '../http/log';
import type { Upstream } from '../upstream/upstream';
import { createApi } from './api';
import type { Content } from './load';
import type { SitePages } from './page-remarks';
import { openFolder } from './store';

export type OwnContent = Awaited<ReturnType<typeof openContent>>;

interface ContentOptions {
  folder: string;
  schoolCode: string;
  site: () => SitePages;
  linkSecret?: string | undefined;
  /** The address that the server is given; it takes the place of the profile's. */
  siteUrl?: string | undefined;
  timeoutMs: number;
  log: Log;
}

/** A change of the folder makes its lists stale at once. */
const MAX_AGE_SECONDS = 300;

/**
 * Opens the school's own content folder.
 * @throws ContentError when something is wrong in the folder
 */
export async function openContent({ folder, site, siteUrl, timeoutMs, log, ...options }: ContentOptions) {
  const store = await openFolder(folder, log.problem, site);
  const take = (changed: Content, version: number) => {
    const { profile, pages } = changed;
    const content = siteUrl === undefined ? changed : { ...changed, profile: { ...profile, siteUrl } };
    // every text of the profile and the pages may name a file
    const texts = new Set<unknown>([...walk([profile, pages])].map(({ value }) => value));
    return { version, content, texts };
  };
  let state = take(store.current(), 1);
  store.onChange((changed) => (state = take(changed, state.version + 1)));
  const answer = createApi(store, { ...options, maxAge: MAX_AGE_SECONDS });
  const upstream: Upstream = { url: 'http://content', timeoutMs, answer };

  return {
    current: (): Content => state.content,
    /** Another one after each change of the folder. */
    version: (): number => state.version,
    /**
     * Whether the profile or the content of a page shows this file. The site has it, whichever provider has
     * the records.
     */
    isOwnFile: (reference: string): boolean => state.texts.has(reference),
    /** Answers for the folder's records and files as a provider does. */
    upstream,
    onChange: (listener: (content: Content) => void) => store.onChange(() => listener(state.content)),
    close: store.close,
  };
}
