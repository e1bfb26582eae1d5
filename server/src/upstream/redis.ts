import { once } from 'node:events';

import type { Log } from '../lib/log';
import type { Config } from '../settings/config';

/** The store that several servers share (docs/adr/0030). */
export type Redis = NonNullable<Awaited<ReturnType<typeof connectRedis>>>;

/** Opens what the settings name, and waits for its first answer; undefined when this server is alone. */
export async function connectRedis({ redisUrl }: Pick<Config, 'redisUrl'>, log: Pick<Log, 'problem'>) {
  if (redisUrl === undefined) return undefined;
  // loaded here alone: a server without the setting never reads the client
  const { createClient } = await import('@redis/client');
  const client = createClient({ url: redisUrl, disableOfflineQueue: true });
  let state: { problem: string | null; since: string | null } = { problem: null, since: null };
  client.on('ready', () => {
    if (state.problem !== null) log.problem(`Redis is there again, after ${state.problem}`);
    state = { problem: null, since: null };
  });
  client.on('error', ({ message, code = 'it cannot be reached' }: NodeJS.ErrnoException) => {
    // where a name has several addresses, the message is empty
    const problem = message === '' ? code : message;
    if (state.problem === null) log.problem(`Redis: ${problem}; this server goes on alone`);
    state = { problem, since: state.since ?? new Date().toISOString() };
  });
  client.connect().catch(() => undefined);
  await once(client, 'ready').catch(() => undefined);
  return {
    client,
    /** The state of the connection, for `/healthz`: why and since when Redis cannot be used. */
    report: () => ({ isConnected: client.isReady, ...state }),
    close: () => client.destroy(),
  };
}
