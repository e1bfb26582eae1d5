import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import type { Log } from '../lib/log';

/** Requests in flight may take this long to be answered once the server is to end. */
const LAST_RESPONSES_MS = 6_000;
/** Whoever does not read the log for this long loses its last lines. */
const LAST_LINES_MS = 1_000;

/**
 * Serves until SIGTERM or SIGINT. Then it answers requests in flight, writes the last lines of the log, and
 * ends the process. Returns the address.
 * @throws one line with the settings at fault
 */
export async function serve(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
  log: Log,
): Promise<string> {
  let isEnding = false;
  const stop = async () => {
    if (isEnding) return;
    isEnding = true;
    // whoever still reads slowly, or asks for an endless file, is cut off
    await Promise.race([app.close(), pause(LAST_RESPONSES_MS)]);
    await Promise.race([log.flush(), pause(LAST_LINES_MS)]);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  // the server goes on when somebody closes its outputs
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  return app.listen({ host, port }).catch((error: unknown) => {
    throw new Error(`HOST ${host}, PORT ${port}: ${(error as Error).message}`, { cause: error });
  });
}
