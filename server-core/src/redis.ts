import { setTimeout as pause } from 'node:timers/promises';

import type { Config } from './config';
import type { Log } from './log';
import { steadyNow } from './steady-now';

/** A command's argument. */
type Value = string | Buffer;

/**
 * The store that several servers share (docs/adr/0030). Every call returns undefined while Redis cannot be
 * used, so that its caller goes on alone.
 */
export interface Redis {
  /** Runs a Lua script, which is atomic; returns its number. */
  evaluate: (
    script: string,
    keys: readonly string[],
    values: readonly Value[],
  ) => Promise<number | undefined>;
  /** The first bytes of a value; empty when there is none. */
  read: (key: string, maxBytes: number) => Promise<Buffer | undefined>;
  report: () => RedisReport;
  close: () => void;
}

/** The state of the connection, for `/healthz`. */
export interface RedisReport {
  isConnected: boolean;
  /** Why Redis cannot be used, and since when; null while it can. */
  problem: string | null;
  since: string | null;
}

interface RedisOptions {
  url: string;
  /** The beginning of every key. */
  prefix: string;
  log: Pick<Log, 'problem'>;
  /** A visitor waits this long for an answer of Redis. */
  commandMs?: number;
  /** The first wait before another connection; it doubles up to `MAX_WAIT_MS`. */
  firstWaitMs?: number;
}

const COMMAND_MS = 1_000;
const CONNECT_MS = 2_000;
const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 5_000;
/** A connection that says nothing is given up after this time. */
const SILENT_MS = 3_000;
const PING_MS = 1_000;
const MAX_WAITING_COMMANDS = 1_000;

class LateError extends Error {}

/** Opens what the settings name; undefined when this server is alone. */
export async function connectRedis(
  { redisUrl, schoolCode }: Pick<Config, 'redisUrl' | 'schoolCode'>,
  log: Log,
): Promise<Redis | undefined> {
  return redisUrl === undefined
    ? undefined
    : openRedis({ url: redisUrl, prefix: `school:${schoolCode}:`, log });
}

/** Connects in the background; the first connection is waited for a short time. */
export async function openRedis(options: RedisOptions): Promise<Redis> {
  const { url, prefix, log, commandMs = COMMAND_MS, firstWaitMs = FIRST_WAIT_MS } = options;
  // loaded here alone: a server without the setting never reads the client
  const { createClient, RESP_TYPES } = await import('@redis/client');
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING_COMMANDS,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      reconnectStrategy: (tries) => waitBefore(tries, firstWaitMs),
    },
  });
  const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const state = createState(log);
  client.on('ready', state.works);
  client.on('error', state.fails);
  const connecting = client.connect().catch(state.fails);

  let silentUntil = 0;

  const run = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (!client.isReady || steadyNow() < silentUntil) return undefined;
    try {
      const result = await withinTime(work(), commandMs);
      state.works();
      return result;
    } catch (error) {
      // sent nothing more, a connection that hangs is given up
      if (error instanceof LateError) silentUntil = steadyNow() + SILENT_MS + PING_MS;
      state.fails(error);
      return undefined;
    }
  };
  await Promise.race([connecting, pause(commandMs, undefined, { ref: false })]);
  if (!client.isReady && state.report().isConnected) state.fails(new Error('it does not answer in time'));

  return {
    evaluate: (script, keys, values) =>
      run(async () => {
        const names = keys.map((key) => prefix + key);
        return Number(await client.eval(script, { keys: names, arguments: [...values] }));
      }),
    read: (key, maxBytes) =>
      run(async () => (await bytes.getRange(prefix + key, 0, maxBytes - 1)) ?? Buffer.alloc(0)),
    report: state.report,
    close: () => client.destroy(),
  };
}

/** Waits that grow, and differ between servers, so that they do not come back all at once. */
function waitBefore(tries: number, firstWaitMs: number): number {
  return Math.min(MAX_WAIT_MS, firstWaitMs * 2 ** Math.min(tries, 10)) * (0.75 + Math.random() / 2);
}

async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // where this process was late itself, the answer is here and is read in the next turn
    const giveUp = () => setImmediate(() => reject(new LateError('it does not answer in time')));
    timer = setTimeout(giveUp, milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Logs each change of the state once. */
function createState(log: Pick<Log, 'problem'>) {
  let failing: { problem: string; since: string } | undefined;
  return {
    works: () => {
      if (failing !== undefined) log.problem(`Redis is there again, after ${failing.problem}`);
      failing = undefined;
    },
    fails: (error: unknown) => {
      const { message, code } = error as NodeJS.ErrnoException;
      // where a name has several addresses, the message is empty
      const problem = message === '' ? (code ?? 'it cannot be reached') : message;
      if (failing === undefined) log.problem(`Redis: ${problem}; this server goes on alone`);
      failing = { problem, since: failing?.since ?? new Date().toISOString() };
    },
    report: (): RedisReport => ({
      isConnected: failing === undefined,
      problem: failing?.problem ?? null,
      since: failing?.since ?? null,
    }),
  };
}
