import { once } from 'node:events';
import { parseArgs } from 'node:util';

import { prepareRelease } from '../release/commands/build';
import { Refusal } from '../release/refusal';
import { findPrograms } from '../workspace/programs';
import { freePort } from '../workspace/site';
import { measureLoad } from './stack/load';
import { startStack } from './stack/stack';

const DEFAULT_SECONDS = '60';
const LEAST_SECONDS = 5;

/**
 * `npm run stack`: nginx, two servers of the site and Redis on this machine, until Ctrl-C. With `--load
 * [--seconds 60]`: what they bear while servers and Redis are killed; status 1 when a request fails or a
 * limit does not hold.
 */
export async function command(args: string[]): Promise<void> {
  const options = { load: { type: 'boolean', default: false }, seconds: { type: 'string' } } as const;
  const { load: isLoad, seconds: named = DEFAULT_SECONDS } = parseArgs({ args, options }).values;
  const seconds = Number(named);
  if (!(seconds >= LEAST_SECONDS && seconds <= 3_600))
    throw new Refusal([`--seconds is a number from ${LEAST_SECONDS} to 3600, not "${named}"`]);
  const programs = await findPrograms('nginx', 'redis');
  if ('missing' in programs) throw new Refusal([programs.missing]);
  await prepareRelease();
  const ending = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const port = Number(process.env['PORT']) || (await freePort());
  const stack = await startStack({ programs, port, isMeasured: isLoad });
  try {
    if (isLoad) await Promise.race([measureLoad(stack, seconds), ending]);
    else {
      console.log(`nginx    ${stack.url}`);
      for (const { url } of stack.servers) console.log(`server   ${url}`);
      console.log(`redis    ${stack.redis.url}`);
      console.log(`folder   ${stack.folder}\nCtrl-C ends all of them`);
      await ending;
    }
  } finally {
    await stack.stop();
  }
  process.exit();
}
