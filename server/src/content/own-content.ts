import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { walk } from '@school/contract';
import { memoize } from '@school/shared-deps/server';

import { deriveKey } from '../lib/derive-key';
import type { Log } from '../lib/log';
import { createQueue } from '../lib/queue';
import { fallbackOf, withhold } from '../withheld/withhold';
import { createFileHost } from './file-host';
import { loadAsLast, openGoodFiles } from './last-good';
import { type Content, withheldFile } from './load';
import type { SitePages } from './page-warnings';
import { ContentError, shorten } from './problems';
import type { GoodFile } from './source';
import { withoutToDo } from './to-do';
import { withoutNamed } from './translations';
import { loadUrgentNotice, noticeFile } from './urgent-notice';
import { watchFolder } from './watch';

export type OwnContent = Awaited<ReturnType<typeof openContent>>;

interface ContentOptions {
  folder: string;
  /** Where copies of good files are, for a start while one is gone or wrong. */
  cacheFolder?: string | undefined;
  /** Returns the pages of the site at each load, to check links and names. */
  site?: () => SitePages;
  /** The address that the server is given; it takes the place of the profile's. */
  siteUrl?: string | undefined;
  /** Servers with the same secret name a policy alike; by default it is random. */
  linkSecret?: string | undefined;
  log: Pick<Log, 'problem'>;
}

/** Content without what is withheld or still to write; its records have what is withheld. */
export interface ShownContent extends Content {
  /** Names what is shown of children: another text for another rule, or another child's no. */
  policy: string;
}

interface State {
  loaded: Content;
  content: ShownContent;
  version: number;
}

/** Every text of the profile and the pages: each may name a file. */
const textsOf = memoize(
  ({ profile, pages }: Content) => new Set([...walk([profile, pages])].map(({ value }) => value)),
);

/** While something is wrong, it is looked at again without a change. */
const AGAIN_MS = 3_600_000;
const NOTICE_MS = 1_000;

/** Runs a task once more for each call. A call while one waits is answered by that one. */
function repeat(work: () => Promise<void>): () => void {
  const enqueue = createQueue(1, 1);
  return () => void enqueue(work).catch(() => undefined);
}

/**
 * Opens the school's own content folder, and follows its changes. Files that are gone or wrong stay as they
 * last were.
 * @throws ContentError when something is wrong in the folder
 */
export async function openContent(options: ContentOptions) {
  const { folder, cacheFolder, site, siteUrl, linkSecret, log } = options;
  const listeners: ((content: ShownContent) => void)[] = [];
  const key = deriveKey('policy', linkSecret);
  const onProblem = (error: unknown) => log.problem('content cannot be kept on the disk', error);
  const files = cacheFolder === undefined ? undefined : await openGoodFiles(folder, cacheFolder, onProblem);
  const good = files?.good ?? new Map<string, GoodFile>();
  let state: State;
  let problems: readonly string[] = [];
  let again: NodeJS.Timeout | undefined;

  const report = (lines: readonly string[], warnings: readonly string[] = []) => {
    problems = lines;
    shorten([...lines, ...warnings]).forEach((line) => log.problem(line));
  };
  const load = async (previous?: Content) => {
    const { content, problems: known } = await loadAsLast(folder, { previous, site: site?.(), good });
    report(known, content.warnings);
    await files?.save();
    const profile = { ...content.profile, ...(siteUrl !== undefined && { siteUrl }) };
    return { ...content, profile };
  };
  const take = (loaded: Content, version = state.version + 1) => {
    const content = showContent(loaded, key);
    state = { loaded, content, version };
    for (const listener of listeners) listener(content);
  };
  const reload = repeat(async () => {
    clearTimeout(again);
    await load(state.loaded).then(
      // the notice has come on its own way meanwhile
      (content) => take({ ...content, urgentNotice: state.loaded.urgentNotice }),
      (error: unknown) => report(error instanceof ContentError ? error.problems : [String(error)]),
    );
    if (problems.length > 0) again = setTimeout(reload, AGAIN_MS).unref();
  });
  /** Neither a mistake in another file nor the time that it takes keeps an urgent notice back. */
  const reloadNotice = repeat(async () => {
    const { urgentNotice } = await loadUrgentNotice(folder, site?.());
    const { loaded } = state;
    if (!isDeepStrictEqual(urgentNotice, loaded.urgentNotice)) take({ ...loaded, urgentNotice });
  });

  // watched before it is loaded: a change during the load causes another one
  const after = (work: () => void) => () => void first.then(work, () => undefined);
  const look = after(() => {
    reloadNotice();
    reload();
  });
  const stop = await watchFolder(folder, look);
  const polled = [noticeFile, withheldFile].map((file) => join(folder, file));
  for (const file of polled) watchFile(file, { persistent: false, interval: NOTICE_MS }, look);
  const close = () => {
    clearTimeout(again);
    stop();
    for (const file of polled) unwatchFile(file, look);
  };
  const first = load().then((content) => take(content, 1));
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
    isOwnFile: (reference: string): boolean => textsOf(current()).has(reference),
    /** Why files are shown as they last were, or changes are not shown. */
    problems: () => problems,
    host: createFileHost(() => current().files),
    onChange: (listener: (content: ShownContent) => void) => void listeners.push(listener),
    close,
  };
}

function showContent(loaded: Content, key: Buffer): ShownContent {
  const { urgentNotice, withheld } = loaded;
  const [profile, pages] = [withoutToDo(loaded.profile), withoutToDo(loaded.pages)];
  const own = {
    profile,
    pages: withoutNamed(pages, withheld),
    search: withoutToDo(loaded.search),
    urgentNotice,
  };
  const shown = withhold(own, withheld, fallbackOf(pages));
  const policy = withheld.isEmpty ? profile.childData : `${profile.childData}-${withheld.digest(key)}`;
  return { ...loaded, records: withoutToDo(loaded.records), ...shown, policy };
}
