import { serve } from '@school/server/http/serve';
import { createLog } from '@school/server/lib/log';
import { exposureOf, readConfig } from '@school/server/settings/config';

import { buildSite } from './app';

/** Between two looks for requests that still come once the server is to end. */
const GRACE_MS = 500;

try {
  const root = process.cwd();
  const config = readConfig(process.env, root);
  const log = createLog();
  const site = await buildSite({
    config,
    root,
    releaseFolder: config.releaseFolder,
    log,
    programs: __dirname,
    graceMs: GRACE_MS,
  });
  await serve(site, config, log);
  const warning = exposureOf(config);
  if (warning !== undefined) log.problem(warning);
} catch (error) {
  // every problem of the configuration, the content folder or the release is a line of its message
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
