import { buildSite } from './app';
import { endOnSignals } from './http/end-on-signals';
import { createLog } from './http/log';
import { type Config, exposureOf, readConfig } from './settings/config';

/** Between two looks for requests that still come once the server is to end. */
const GRACE_MS = 500;

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
  endOnSignals(site, log);
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

try {
  await serve(process.cwd());
} catch (error) {
  // every problem of the configuration, the content folder or the release is a line of its message
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
