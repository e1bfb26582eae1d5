import { join } from 'node:path';

import { withLock } from '@school/server/lib/folder-lock';
import { createSerialQueue } from '@school/server/lib/queue';

/** The editor's own files in a content folder. Names that begin with a dot are no content. */
export const historyFolder = '.history';

/** A clerk waits for twenty seconds at most. */
const patience = { staleMs: 5_000, lookAgainMs: 50, retries: 400 };

/** Runs one task at a time for a folder, whichever process runs them. */
export function createFolderLock(folder: string): <T>(work: () => Promise<T>) => Promise<T> {
  const inTurn = createSerialQueue();
  return (work) => inTurn(() => withLock(join(folder, historyFolder), work, patience));
}
