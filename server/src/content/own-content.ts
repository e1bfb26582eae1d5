import { isDeepStrictEqual } from 'node:util';

import { walk } from '@school/contract';

import type { Log } from '../http/log';
import { type ApiOptions, createApi } from './api';
import { type Content, loadContent } from './load';
import type { SitePages } from './page-warnings';
import { ContentError, shorten } from './problems';
import { loadUrgentNotice } from './urgent-notice';
import { watchFolder } from './watch';

export type OwnContent = Awaited<ReturnType<typeof openContent>>;

interface ContentOptions extends ApiOptions {
  folder: string;
  /** Returns the pages of the site at each load, to check links and names. */
  site?: () => SitePages;
  /** The address that the server is given; it takes the place of the profile's. */
  siteUrl?: string | undefined;
  log: Pick<Log, 'problem'>;
}

interface State {
  content: Content;
  version: number;
  /** Every text of the profile and the pages: each may name a file. */
  texts: ReadonlySet<unknown>;
}

/**
 * Opens the school's own content folder, and follows its changes. After a change with problems, the last good
 * content stays.
 * @throws ContentError when something is wrong in the folder
 */
export async function openContent({ folder, site, siteUrl, log, ...options }: ContentOptions) {
  const listeners: ((content: Content) => void)[] = [];
  let state: State;
  let last = Promise.resolve();

  const warn = (lines: readonly string[]) => shorten(lines).forEach((line) => log.problem(line));
  const load = async (previous?: Content) => {
    const loaded = await loadContent(folder, { previous, site: site?.() });
    warn(loaded.warnings);
    const profile = { ...loaded.profile, ...(siteUrl !== undefined && { siteUrl }) };
    return { ...loaded, profile };
  };
  const take = (content: Content, version: number) => {
    const texts = new Set([...walk([content.profile, content.pages])].map(({ value }) => value));
    state = { content, version, texts };
  };
  /** A mistake in another file does not keep back an urgent notice. */
  const withNotice = async (content: Content) => {
    const { urgentNotice } = await loadUrgentNotice(folder, site?.());
    return isDeepStrictEqual(urgentNotice, content.urgentNotice) ? content : { ...content, urgentNotice };
  };
  const reload = async () => {
    const { content: before, version } = state;
    const content = await load(before).catch((error: unknown) => {
      warn(error instanceof ContentError ? error.problems : [String(error)]);
      return withNotice(before);
    });
    if (content === before) return;
    take(content, version + 1);
    for (const listener of listeners) listener(content);
  };

  // watched before it is loaded: a change during the load causes another one
  const close = await watchFolder(folder, () => {
    last = last.then(reload);
  });
  const first = load().then((content) => take(content, 1));
  last = first.catch(() => undefined);
  await first.catch((error: unknown) => {
    close();
    throw error;
  });
  const current = () => state.content;
  return {
    current,
    /** Another one after each change of the folder. */
    version: (): number => state.version,
    /**
     * Whether the profile or the content of a page shows this file. The site has it, whichever provider has
     * the records.
     */
    isOwnFile: (reference: string): boolean => state.texts.has(reference),
    /** Answers for the folder's records and files as a provider does. */
    answer: createApi(current, options),
    onChange: (listener: (content: Content) => void) => void listeners.push(listener),
    close,
  };
}
