import { type Dirent, type FSWatcher, watch } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The pause after the last of several changes. */
const QUIET_MS = 50;

interface WatchOptions {
  watchOne?: typeof watch;
  pollMs?: number;
}

/**
 * Calls `changed` 50 ms after the last of several changes in the folder. Returns a function that stops it.
 * Each folder has a watch of its own, because Node's recursive watch misses replaced files on Linux. Without
 * watches, times and sizes are compared every second (docs/adr/0020).
 */
export async function watchFolder(
  folder: string,
  changed: () => void,
  { watchOne = watch, pollMs = 1_000 }: WatchOptions = {},
): Promise<() => void> {
  let watchers: FSWatcher[] = [];
  let debounce: NodeJS.Timeout | undefined;
  let poll: NodeJS.Timeout | undefined;
  let isStopped = false;

  const noticed = () => {
    if (isStopped) return;
    clearTimeout(debounce);
    debounce = setTimeout(() => {
      void watchAfresh().then(() => {
        if (!isStopped) changed();
      });
    }, QUIET_MS);
    debounce.unref();
  };

  const stopWatching = () => {
    for (const watcher of watchers) watcher.close();
    watchers = [];
    clearTimeout(poll);
  };

  // Each change may add and remove folders. So it begins a new watch before the old one ends.
  const watchAfresh = async () => {
    const folders = await foldersOf(folder);
    if (isStopped) return;
    const opened: FSWatcher[] = [];
    try {
      for (const path of folders) {
        opened.push(watchOne(path, { persistent: false }, noticed).on('error', noticed));
      }
      stopWatching();
      watchers = opened;
    } catch {
      stopWatching();
      for (const watcher of opened) watcher.close();
      pollFrom(await fingerprint(folder));
    }
  };

  const pollFrom = (before: string) => {
    if (isStopped) return;
    clearTimeout(poll);
    poll = setTimeout(() => {
      void fingerprint(folder).then((now) => {
        if (now !== before) noticed();
        else pollFrom(before);
      });
    }, pollMs);
    poll.unref();
  };

  await watchAfresh();
  return () => {
    isStopped = true;
    clearTimeout(debounce);
    stopWatching();
  };
}

/**
 * All that is in a folder, but names that begin with a dot, which are no content. A folder that is removed
 * meanwhile takes no others with it.
 */
async function entriesOf(folder: string): Promise<Dirent[]> {
  const all = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const entries = all.filter(({ name }) => !name.startsWith('.'));
  const folders = entries.filter((entry) => entry.isDirectory());
  const inner = await Promise.all(folders.map(({ name }) => entriesOf(join(folder, name))));
  return [...entries, ...inner.flat()];
}

/** The folder itself and every folder in it. */
async function foldersOf(folder: string): Promise<string[]> {
  const folders = (await entriesOf(folder)).filter((entry) => entry.isDirectory());
  return [folder, ...folders.map((entry) => join(entry.parentPath, entry.name))];
}

/** Every path of a folder with its time and size. */
async function fingerprint(folder: string): Promise<string> {
  const paths = (await entriesOf(folder)).map((entry) => join(entry.parentPath, entry.name));
  const lines = await Promise.all(
    paths.sort().map(async (path) => {
      const stats = await stat(path).catch(() => undefined);
      return stats === undefined ? path : `${path} ${stats.mtimeMs} ${stats.size}`;
    }),
  );
  return lines.join('\n');
}
