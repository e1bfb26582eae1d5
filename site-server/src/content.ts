import { type Content, createApi, openFolder, type SitePages } from '@school/content-service';
import { walk } from '@school/contract';
import type { Log } from '@school/server-core/log';
import type { Upstream } from '@school/server-core/upstream/upstream';

export type OwnContent = Awaited<ReturnType<typeof openContent>>;

interface ContentOptions {
  folder: string;
  schoolCode: string;
  site: () => SitePages;
  linkSecret: string | undefined;
  /** The address that the server is given; it takes the place of the profile's. */
  siteUrl: string | undefined;
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
  const store = await openFolder(folder, { info: () => undefined, warn: log.problem }, site);
  const withAddress = (changed: Content): Content =>
    siteUrl === undefined ? changed : { ...changed, profile: { ...changed.profile, siteUrl } };
  let version = 1;
  let content = withAddress(store.current());
  let ownFiles = textsOf(content);
  store.onChange((changed) => {
    version += 1;
    content = withAddress(changed);
    ownFiles = textsOf(content);
  });
  const answer = createApi(store, { ...options, maxAge: MAX_AGE_SECONDS });
  const upstream: Upstream = { url: 'http://content', timeoutMs, answer };

  return {
    current: (): Content => content,
    /** Another one after each change of the folder. */
    version: (): number => version,
    /**
     * Whether the profile or the content of a page shows this file. The site has it, whichever provider has
     * the records.
     */
    isOwnFile: (reference: string): boolean => ownFiles.has(reference),
    /** Answers for the folder's records and files as a provider does. */
    upstream,
    onChange: (listener: (content: Content) => void) => void store.onChange(() => listener(content)),
    close: store.close,
  };
}

/** Every text of the profile and the pages: each may name a file. */
function textsOf({ profile, pages }: Content): Set<unknown> {
  return new Set([...walk([profile, pages])].map(({ value }) => value));
}
