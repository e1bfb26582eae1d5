import { setTimeout as pause } from 'node:timers/promises';

import { buildSite } from './app';
import { createLog } from './http/log';
import { type Config, exposureOf, readConfig } from './settings/config';

/** Requests in flight may take this long to be answered once the server is to end. */
const LAST_RESPONSES_MS = 6_000;
/** Between two looks for requests that still come once the server is to end. */
const GRACE_MS = 500;
/** Whoever does not read the log for this long loses its last lines. */
const LAST_LINES_MS = 1_000;

const log = createLog();

/** Serves until SIGTERM or SIGINT, and answers the requests in flight before it ends. */
async function serve(root: string): Promise<void> {
  const config = readConfig(process.env, root);
  const site = await buildSite({
    config,
    root,
    releaseFolder: config.releaseFolder,
    log,
    programs: __dirname,
    graceMs: GRACE_MS,
  });
  let isEnding = false;
  const stop = async () => {
    if (isEnding) return;
    isEnding = true;
    // whoever still reads slowly, or asks for an endless file, is cut off
    await Promise.race([site.close(), pause(LAST_RESPONSES_MS)]);
    await Promise.race([log.flush(), pause(LAST_LINES_MS)]);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  await listen(site, config);
  const warning = exposureOf(config);
  if (warning !== undefined) log.problem(warning);
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

// the server goes on when somebody closes its outputs
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
try {
  await serve(process.cwd());
} catch (error) {
  // every problem of the configuration, the content folder or the release is a line of its message
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
