import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';

import { lastAutoRollback } from '@school/release/history';
import {
  type Canary,
  type Move,
  type NamedVersion,
  type Preview,
  releaseFile,
} from '@school/release/release-file';
import type { Log } from '@school/server-core/log';
import { LRUCache } from 'lru-cache';

import { type Assets, createAssets } from './assets';
import { type ReadRelease, readRelease, readVariant, type Release } from './release';

/** A canary with the release that its visits get. */
export interface RunningCanary extends Canary {
  release: Release;
}

/** The release folder as it is now. */
export interface Releases {
  folder: string;
  /** The live release. */
  current: () => Release;
  canary: () => RunningCanary | undefined;
  /** Gives nobody the canary any more, if it is this version. */
  dropCanary: (version: NamedVersion) => void;
  /** The release that a preview shows; undefined when it was withdrawn, or does not fit. */
  preview: (preview: Preview) => Promise<Release | undefined>;
  /** A release that documents were sent of, by its id. */
  find: (id: string) => Release | undefined;
  /** The last canary that a server has ended. */
  autoRollback: () => Move | undefined;
  /** Why the folder's release is not served, in one line; undefined while it is. */
  refusal: () => string | undefined;
  assets: Assets;
  onMove: (listener: () => void) => void;
  close: () => void;
}

const POLL_MS = 500;
const RETRY_MS = 1_000;
/** Previews and canaries whose parts are remembered, for documents that are on their way. */
const MAX_VARIANTS = 16;

/** The release that was taken over last. */
interface State extends ReadRelease {
  canary?: RunningCanary | undefined;
}

/**
 * Follows a release folder. A release that moves is checked and taken over. One that does not fit its hashes
 * is refused and tried again: its files may still be on their way. A canary that does not fit gets no visits.
 * @throws one line when the first release does not fit
 */
export async function openReleases(folder: string, log: Log): Promise<Releases> {
  const file = path.join(folder, releaseFile);
  const assets = createAssets(folder, log);
  const listeners: (() => void)[] = [];
  const variants = new LRUCache<string, Release>({ max: MAX_VARIANTS });
  let refusal: string | undefined;
  let dropped: string | undefined;

  const openVariant = async (live: ReadRelease, version: NamedVersion): Promise<Release> => {
    const release = readVariant(folder, live, version);
    await assets.add(release);
    variants.set(release.id, release);
    return release;
  };
  const openCanary = async (live: ReadRelease): Promise<RunningCanary | undefined> => {
    const { canary } = live.file;
    if (canary === undefined || keyOf(canary) !== dropped) dropped = undefined;
    if (canary === undefined || dropped !== undefined) return undefined;
    return { ...canary, release: await openVariant(live, canary) };
  };
  const refuse = (what: string, error: unknown) => {
    const { message } = error as Error;
    // tried each second, and logged once
    if (message !== refusal) log.problem(what, error);
    refusal = message;
  };
  const takeOver = async (live: ReadRelease): Promise<State> => {
    try {
      const canary = await openCanary(live);
      refusal = undefined;
      return { ...live, canary };
    } catch (error) {
      refuse('the canary was not taken over', error);
      return live;
    }
  };

  let state = await takeOver(await readChecked(folder, assets));
  const previews = new LRUCache<string, Release, NamedVersion>({
    max: MAX_VARIANTS,
    fetchMethod: (_key, _stale, { context }) => openVariant(state, context),
  });

  const look = async () => {
    let next: ReadRelease;
    try {
      next = await readChecked(folder, assets, refusal === undefined ? state : undefined);
    } catch (error) {
      refuse('the release was not taken over', error);
      return;
    }
    if (next === state) return;
    const before = state;
    state = await takeOver(next);
    if (state.text === before.text && state.canary === undefined) return;
    previews.clear();
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
    current: () => state.release,
    canary: () => state.canary,
    dropCanary: (version) => {
      if (state.canary === undefined || keyOf(state.canary) !== keyOf(version)) return;
      dropped = keyOf(version);
      state = { ...state, canary: undefined };
      for (const listener of listeners) listener();
    },
    preview: async (preview) => {
      const key = keyOf(preview);
      const { until } = state.file.previews?.find((each) => keyOf(each) === key) ?? {};
      if (until !== preview.until) return undefined;
      return previews.fetch(key, { context: preview }).catch((error: unknown) => {
        log.problem(`the preview ${key} is not shown`, error);
        return undefined;
      });
    },
    find: (id) => (id === state.release.id ? state.release : variants.get(id)),
    autoRollback: () => lastAutoRollback(state.file),
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
async function readChecked(folder: string, assets: Assets, known?: ReadRelease): Promise<ReadRelease> {
  const read = await readRelease(folder);
  if (read.text === known?.text) return known;
  await assets.add(read.release).catch((error: unknown) => {
    throw new Error(`${path.join(folder, releaseFile)}: ${(error as Error).message}`, { cause: error });
  });
  return read;
}

function keyOf({ package: name, version }: NamedVersion): string {
  return `${name}@${version}`;
}
