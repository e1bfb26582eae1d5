import { loadContent, type Content } from './load';
import { ContentError, shorten } from './problems';
import { watchFolder } from './watch';

export type ContentListener = (content: Content) => void;

/** The content of a folder as it is now. */
export interface ContentStore {
  readonly current: () => Content;
  /** Returns how to stop listening. */
  readonly onChange: (listener: ContentListener) => () => void;
  readonly close: () => void;
}

export interface ContentLog {
  readonly info: (line: string) => void;
  readonly warn: (line: string) => void;
}

/** Loads a folder and follows its changes; a change that breaks it keeps the last good content. */
export async function openContent(folder: string, log: ContentLog): Promise<ContentStore> {
  const listeners = new Set<ContentListener>();
  let content!: Content;
  let last = Promise.resolve();

  const load = async () => {
    content = await loadContent(folder, content);
    for (const remark of shorten(content.remarks)) log.warn(remark);
  };
  const reload = async () => {
    try {
      await load();
      log.info('the content has changed');
      for (const listener of listeners) listener(content);
    } catch (error) {
      const problems = error instanceof ContentError ? shorten(error.problems) : [String(error)];
      for (const problem of problems) log.warn(problem);
    }
  };

  // Watched before it is read: what changes meanwhile is read again.
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
    current: () => content,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close,
  };
}
