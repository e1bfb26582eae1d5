import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { pullRelease, pushRelease } from '../copy/copy';
import { rclone } from '../copy/rclone';
import { Refusal } from '../refusal';
import { folder } from './command';

const FOLLOW_MS = 1_000;
/** A copy that is refused is fetched again after this time. */
const REFUSED_MS = 10_000;

/**
 * `school push store:bucket/release` copies what is live to where rclone reaches. `school pull
 * store:bucket/release [--follow]` takes it over into this release folder.
 */
export async function command(args: string[]): Promise<void> {
  const options = { follow: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const { follow } = values;
  const [direction, remote] = positionals;
  if (remote === undefined) throw new Refusal(['name where rclone copies to, such as store:bucket/release']);
  if (direction === 'push') {
    await pushRelease(folder, remote, rclone);
    console.log(`${remote} has the release`);
    return;
  }
  let last = '';
  do {
    const report = await pullRelease(remote, folder, rclone).then(
      (isMoved) => `the release of ${remote} ${isMoved ? 'moved' : 'is'} here`,
      (error: unknown) => {
        if (!follow || !(error instanceof Refusal)) throw error;
        return `waiting: ${error.message}`;
      },
    );
    if (report !== last) console.log(report);
    last = report;
    if (follow) await sleep(report.startsWith('waiting') ? REFUSED_MS : FOLLOW_MS);
  } while (follow);
}
