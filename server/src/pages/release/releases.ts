import path from 'node:path';

import { releaseFile } from '@school/contract/release-file';

import type { Log } from '../../lib/log';
import { type Assets, createAssets } from './assets';
import { type ReadRelease, readRelease, type Release } from './release';

/** The release folder as it is now. */
export type Releases = Awaited<ReturnType<typeof openReleases>>;

const POLL_MS = 500;

/**
 * Follows a release folder. A release that moves is checked and taken over. One that does not fit its hashes
 * is refused and tried again: its files may still be on their way.
 * @throws one line when the first release does not fit
 */
export async function openReleases(folder: string, log: Log) {
  const assets = createAssets(folder, log);
  let refusal: string | undefined;
  let state = await readChecked(folder, assets);

  const lookOnce = async () => {
    try {
      state = await readChecked(folder, assets, state);
      refusal = undefined;
    } catch (error) {
      const { message } = error as Error;
      // tried at each look, and logged once
      if (message !== refusal) log.problem('the release was not taken over', error);
      refusal = message;
    }
  };

  let last = Promise.resolve();
  let waiting = 0;
  const look = () => {
    waiting += 1;
    last = last.then(lookOnce).finally(() => (waiting -= 1));
    return last;
  };
  // a look may take longer, while it checks the hashes of all files
  const looking = setInterval(() => {
    if (waiting === 0) void look();
  }, POLL_MS).unref();
  return {
    /** The live release. */
    current: (): Release => state.release,
    /** Why the folder's release is not served, in one line; undefined while it is. */
    refusal: () => refusal,
    assets,
    /** Looks at the folder now, as the server does twice a second. */
    look,
    close: () => clearInterval(looking),
  };
}

/** The folder's release with its files in `assets`, or `known` when it is still that one. */
async function readChecked(folder: string, assets: Assets, known?: ReadRelease): Promise<ReadRelease> {
  const read = await readRelease(folder, known);
  if (read === known) return known;
  await assets.add(read.release).catch((error: unknown) => {
    throw new Error(`${path.join(folder, releaseFile)}: ${(error as Error).message}`, { cause: error });
  });
  return read;
}
