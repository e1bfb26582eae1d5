import { setTimeout as sleep } from 'node:timers/promises';

import { pullRelease } from '../copy/pull';
import { rclone } from '../copy/rclone';
import { readKey } from '../copy/sign';
import { Refusal } from '../refusal';
import { folder, runCommand, seconds } from './command';
import { readRemote } from './remote';

const FOLLOW_MS = 1_000;

// `npm run release:pull -- store:bucket/release [--follow]`: takes the copy's release over into this release
// folder
await runCommand(async () => {
  const { remote, isFollowing } = readRemote('release:pull');
  const key = readKey('SCHOOL_RELEASE_PUBLIC_KEY');
  if (key === undefined)
    console.error('WARNING: the copy is believed whoever wrote it; SCHOOL_RELEASE_PUBLIC_KEY names no key');
  let lastProblem = '';
  do {
    const begun = performance.now();
    try {
      const { isMoved, fetched } = await pullRelease(remote, folder, rclone, key);
      if (isMoved) console.log(`the release of ${remote} is here: ${fetched} new files (${seconds(begun)})`);
      else if (!isFollowing) console.log(`the release of ${remote} is here already`);
      lastProblem = '';
    } catch (error) {
      if (!isFollowing || !(error instanceof Refusal)) throw error;
      if (error.message !== lastProblem) console.error(`waiting: ${error.message}`);
      lastProblem = error.message;
    }
    if (isFollowing) await sleep(FOLLOW_MS);
  } while (isFollowing);
});
