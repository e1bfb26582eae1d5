import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';

import type { Log } from '../log';
import { createAssets, type Assets } from './assets';
import { readRelease, releaseFile, type Release } from './release';

/** The release folder as it is now. */
export interface Releases {
  folder: string;
  current: () => Release;
  assets: Assets;
  onMove: (listener: () => void) => void;
  close: () => void;
}

const LOOK_EVERY_MS = 500;

/** Follows a release folder: a release that is moved is picked up, one that cannot be read leaves the last. */
export async function openReleases(folder: string, log: Log): Promise<Releases> {
  const file = path.join(folder, releaseFile);
  const assets = createAssets(folder);
  const listeners: (() => void)[] = [];
  let current = await readRelease(folder);
  await assets.scan();

  const read = async () => {
    const next = await readRelease(folder);
    if (next.id === current.id) return;
    await assets.scan();
    current = next;
    for (const listener of listeners) listener();
  };
  let last = Promise.resolve();
  const changed = () => {
    last = last.then(read).catch((error: unknown) => log.problem('the release was not taken over', error));
  };
  watchFile(file, { interval: LOOK_EVERY_MS, persistent: false }, changed);

  return {
    folder,
    current: () => current,
    assets,
    onMove: (listener) => void listeners.push(listener),
    close: () => unwatchFile(file, changed),
  };
}
