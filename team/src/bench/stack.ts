import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { exportSite } from '../export/export-site';
import { prepareRelease } from '../release/commands/build';
import { Refusal } from '../release/refusal';
import { findPrograms } from '../workspace/programs';
import { freePort } from '../workspace/site';
import { measureLoad } from './stack/load';
import { measureOutage, SCHOOL_URL } from './stack/outage';
import { startStack } from './stack/stack';

const LEAST_SECONDS = 5;

/**
 * `npm run stack`: nginx with a copy of the site, two servers and Redis on this machine, until Ctrl-C. With
 * `--load [--seconds 60]`: what they bear while servers and Redis are killed, first in turn, then all. Status
 * 1 when a request fails. With `--tls`: nginx has a certificate, and HTTP/2.
 */
export async function command(args: string[]): Promise<void> {
  const isSet = { type: 'boolean', default: false } as const;
  const options = { load: isSet, tls: isSet, seconds: { type: 'string', default: '60' } } as const;
  const { load: isLoad, tls: isSecure, seconds: named } = parseArgs({ args, options }).values;
  const seconds = Number(named);
  if (!(seconds >= LEAST_SECONDS && seconds <= 3_600))
    throw new Refusal([`--seconds is a number from ${LEAST_SECONDS} to 3600, not "${named}"`]);
  const programs = await findPrograms('nginx', 'redis');
  if ('missing' in programs) throw new Refusal([programs.missing]);
  await prepareRelease();
  const ending = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const port = Number(process.env['PORT']) || (await freePort());
  const env = { SCHOOL_URL };
  const stack = await startStack({ programs, port, env, isMeasured: isLoad, isSecure });
  const measure = async () => {
    await measureLoad(stack, seconds);
    await measureOutage(stack, seconds);
  };
  try {
    const copying = exportSite(stack.servers[0]?.url ?? '', path.join(stack.folder, 'copy'));
    await Promise.race([copying, ending]);
    if (isLoad) await Promise.race([measure(), ending]);
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
