import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';

import type { Log } from '../log';
import { createAssets, type Assets } from './assets';
import { releaseFile } from '../../release/release-file';
import { readRelease, type Release } from './release';

/** The release folder as it is now. */
export interface Releases {
  folder: string;
  current: () => Release;
  /** Why the folder's release is not served, in one line; undefined while it is. */
  refusal: () => string | undefined;
  assets: Assets;
  onMove: (listener: () => void) => void;
  close: () => void;
}

const POLL_MS = 500;
const RETRY_MS = 1_000;

/**
 * Follows a release folder. A release that moves is checked and taken over. One that does not fit its hashes is refused
 * and tried again: its files may still be on their way.
 * @throws one line when the first release does not fit
 */
export async function openReleases(folder: string, log: Log): Promise<Releases> {
  const file = path.join(folder, releaseFile);
  const assets = createAssets(folder, log);
  const listeners: (() => void)[] = [];
  let current = await readChecked(folder, assets);
  let refusal: string | undefined;

  const look = async () => {
    let next: Release;
    try {
      next = await readChecked(folder, assets, current);
    } catch (error) {
      const { message } = error as Error;
      if (message !== refusal) log.problem('the release was not taken over', error);
      refusal = message;
      return;
    }
    refusal = undefined;
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  };

  let last = Promise.resolve();
  let waiting = 0;
  const lookAgain = () => {
    waiting += 1;
    last = last.then(look).finally(() => (waiting -= 1));
  };
  watchFile(file, { interval: POLL_MS, persistent: false }, lookAgain);
  const retrying = setInterval(() => {
    if (refusal !== undefined && waiting === 0) lookAgain();
  }, RETRY_MS).unref();
  // the file may have moved between the first read and the first look of the watcher
  lookAgain();

  return {
    folder,
    current: () => current,
    refusal: () => refusal,
    assets,
    onMove: (listener) => void listeners.push(listener),
    close: () => {
      clearInterval(retrying);
      unwatchFile(file, lookAgain);
    },
  };
}

/** The folder's release with its files in `assets`, or `known` when it is still that one. */
async function readChecked(folder: string, assets: Assets, known?: Release): Promise<Release> {
  const release = await readRelease(folder);
  if (release.id === known?.id) return known;
  await assets.add(release).catch((error: unknown) => {
    throw new Error(`${path.join(folder, releaseFile)}: ${(error as Error).message}`, { cause: error });
  });
  return release;
}
