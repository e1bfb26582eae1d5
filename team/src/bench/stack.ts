import { once } from 'node:events';
import { parseArgs } from 'node:util';

import { prepareRelease } from '../release/commands/build';
import { findPrograms } from '../workspace/programs';
import { freePort } from '../workspace/site';
import { measureLoad } from './stack/load';
import { startStack } from './stack/stack';

// `npm run stack`: nginx, two servers of the site and Redis on this machine, until Ctrl-C `npm run stack --
// --load [--seconds 60]`: what they bear, while servers and Redis are killed; status 1 when a request fails
// or a limit does not hold
const DEFAULT_SECONDS = 60;
const LEAST_SECONDS = 5;

const { isLoad, seconds } = readArguments();
const programs = await findPrograms('nginx', 'redis');
if ('missing' in programs) {
  console.error(programs.missing);
  process.exit(1);
}
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

function readArguments() {
  try {
    const { values } = parseArgs({ options: { load: { type: 'boolean' }, seconds: { type: 'string' } } });
    const wanted = Number(values.seconds ?? DEFAULT_SECONDS);
    if (!(wanted >= LEAST_SECONDS && wanted <= 3_600)) {
      throw new Error(`--seconds is a number from ${LEAST_SECONDS} to 3600, not "${values.seconds}"`);
    }
    return { isLoad: values.load === true, seconds: wanted };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
