import path from 'node:path';

import { buildSite } from './app';
import { readConfig, type Config } from './config';
import { keepTicksQuick } from './http/quick-ticks';
import { createLog } from './log';

const log = createLog();

/** Serves until SIGTERM or SIGINT, and answers what is being asked before it ends. */
async function serve(root: string): Promise<void> {
  const config = readConfig(process.env, root);
  const site = await buildSite({ config, root, releaseFolder: path.join(root, '.release'), log });
  const stop = () => {
    void site.close().then(() => {
      log.flush();
      process.exit(0);
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  await listen(site, config);
}

async function listen(site: Awaited<ReturnType<typeof buildSite>>, { host, port }: Config): Promise<void> {
  try {
    await site.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isHost = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN';
    throw new Error(isHost ? `HOST ${host}: ${message}` : `PORT ${port}: ${message}`, { cause: error });
  }
}

keepTicksQuick();
try {
  await serve(process.cwd());
} catch (error) {
  // every problem of the configuration, the content folder or the release is a line of its message
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
