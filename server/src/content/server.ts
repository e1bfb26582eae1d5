import { join } from 'node:path';

import { endOnSignals } from '../http/end-on-signals';
import { createLog } from '../http/log';
import { type Config, readConfig } from '../settings/config';
import { buildContentService } from './app';

/** Serves until SIGTERM or SIGINT, and answers requests in flight before it ends. */
async function serve({ port, host, contentFolder: folder, ...config }: Config): Promise<void> {
  const log = createLog();
  const { app } = await buildContentService({ ...config, folder, log });
  endOnSignals(app, log);
  try {
    process.stdout.write(`listening at ${await app.listen({ port, host })}\n`);
  } catch (error) {
    await app.close();
    throw new Error(`HOST ${host}, PORT ${port}: ${(error as Error).message}`, { cause: error });
  }
}

try {
  const root = join(import.meta.dirname, '../../..');
  await serve(readConfig({ PORT: '8090', ...process.env }, root));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
