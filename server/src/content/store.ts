import { isDeepStrictEqual } from 'node:util';

import { type Content, loadContent } from './load';
import type { SitePages } from './page-remarks';
import { ContentError, shorten } from './problems';
import { loadUrgentNotice } from './urgent-notice';
import { watchFolder } from './watch';

export type ContentListener = (content: Content) => void;

/** The content of a folder as it is now. */
export interface ContentStore {
  readonly current: () => Content;
  readonly onChange: (listener: ContentListener) => void;
  readonly close: () => void;
}

/**
 * Loads a folder and follows its changes. After a change with problems, the last good content stays.
 * @param warn takes each problem and remark, a line
 * @param site returns the pages of the site at each load, to check links and names
 */
export async function openFolder(
  folder: string,
  warn: (line: string) => void,
  site: () => SitePages | undefined = () => undefined,
): Promise<ContentStore> {
  const listeners: ContentListener[] = [];
  let content: Content | undefined;
  let last = Promise.resolve();

  const current = () => {
    if (!content) throw new Error('the content is not loaded yet');
    return content;
  };
  const load = async () => {
    content = await loadContent(folder, { previous: content, site: site() });
    for (const remark of shorten(content.remarks)) warn(remark);
  };
  /** A mistake in another file does not keep back an urgent notice. */
  const renewNotice = async () => {
    const { urgentNotice } = await loadUrgentNotice(folder, site());
    const isSame = isDeepStrictEqual(urgentNotice, current().urgentNotice);
    content = { ...current(), urgentNotice };
    return !isSame;
  };
  const reload = async () => {
    try {
      await load();
    } catch (error) {
      const problems = error instanceof ContentError ? shorten(error.problems) : [String(error)];
      for (const problem of problems) warn(problem);
      if (!(await renewNotice())) return;
    }
    for (const listener of listeners) listener(current());
  };

  // Watched before it is loaded: a change during the load causes another one.
  const close = await watchFolder(folder, () => {
    last = last.then(reload);
  });
  const first = load();
  last = first.catch(() => undefined);
  try {
    await first;
  } catch (error) {
    close();
    throw error;
  }
  return {
    current,
    onChange: (listener) => void listeners.push(listener),
    close,
  };
}
