import { join } from 'node:path';

import { createLog } from '../http/log';
import { serve } from '../http/serve';
import { readConfig } from '../settings/config';
import { buildContentService } from './app';

try {
  const root = join(import.meta.dirname, '../../..');
  const config = readConfig({ PORT: '8090', ...process.env }, root);
  const log = createLog();
  const { app } = await buildContentService({ ...config, folder: config.contentFolder, log });
  process.stdout.write(`listening at ${await serve(app, config, log)}\n`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
