import { join } from 'node:path';

import pino from 'pino';

import { readSettings } from '../settings/read-environment';
import { buildContentService } from './app';

/** Serves until SIGTERM or SIGINT, and answers requests in flight before it ends. */
async function serve({ port, host, ...options }: ReturnType<typeof readSettings>): Promise<void> {
  const { app } = await buildContentService({ ...options, logger: pino() });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close());
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw new Error(`HOST ${host}, PORT ${port}: ${(error as Error).message}`, { cause: error });
  }
}

try {
  await serve(readSettings(process.env, join(import.meta.dirname, '../../../content')));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
