import { createHmac } from 'node:crypto';

import { deriveKey } from '@school/content-service';
import type { TcRequest } from '@school/contract';
import { networkOf } from '@school/server-core/http/visitor';
import type { Redis } from '@school/server-core/redis';
import { fold } from '@school/shared-deps/server';
import * as limiters from 'rate-limiter-flexible';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const REDIS_MS = 3_000;

const own = { burst: 3, firstWait: HOUR, longestWait: HOUR, perDay: 3 };
const every = { burst: 30, firstWait: 10, longestWait: MINUTE, perDay: 2_000 };
/**
 * The limits (docs/adr/0015), in seconds: the wait after the burst doubles with each further try. A network's
 * `own` tries are free of the limits of the number and the name; `every` counts those too.
 */
const rates = {
  visitor: { burst: 20, firstWait: 6, longestWait: 5 * MINUTE, perDay: 200 },
  number: { burst: 10, firstWait: 10, longestWait: HOUR, perDay: 50 },
  name: { burst: 20, firstWait: 10, longestWait: HOUR, perDay: 100 },
  ownNumber: own,
  ownName: own,
  everyNumber: every,
  everyName: { ...every, burst: 100 },
};

/**
 * Limits requests for certificates, on all servers that share a store.
 * @param secret the same on all of them; by default it is random, and ends with the process
 */
export function createTcTries(schoolCode: string, redis?: Redis, secret?: string) {
  const key = deriveKey('tries', secret);
  // neither memory nor a shared store names anybody
  const hash = (parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  const limits = Object.entries(rates).map(([name, rate]) =>
    createLimit(rate, `school:${schoolCode}:tries:${name}`, redis),
  );
  return {
    /** Seconds until this visitor may request this certificate. 0 allows and counts the try. */
    secondsUntilNext: async (visitor: string, request: TcRequest): Promise<number> => {
      const keys = partsOf(visitor, request).map(hash);
      const each = <T>(work: (limit: Limit, key: string) => Promise<T>) =>
        Promise.all(limits.map((limit, at) => work(limit, keys[at] ?? '')));
      const closedMs = longestOf(await each(({ waitOf }, key) => waitOf(key)));
      if (closedMs > 0) return Math.ceil(closedMs / 1_000);
      const refusedMs = longestOf(await each(({ take }, key) => take(key)));
      // other tries in the same moment were quicker
      if (refusedMs > 0) await each(({ giveBack }, key) => giveBack(key));
      return Math.ceil(refusedMs / 1_000);
    },
  };
}

/** The parts of a request that each limit counts, in the order of `rates`. */
function partsOf(visitor: string, request: TcRequest): string[][] {
  const [number, name, network] = [lettersOf(request.admission), lettersOf(request.name), networkOf(visitor)];
  return [[visitor], [number], [name], [number, network], [name, network], [number], [name]];
}

/** Letters and digits alone, so that another case or sign makes no new try. */
function lettersOf(value: string): string {
  const folded = fold(value);
  return folded.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || folded.trim();
}

/** The wait that decides, in the same order. */
function longestOf([visitor = 0, number = 0, name = 0, ownNumber = 0, ownName = 0, ...every]: number[]) {
  return Math.max(visitor, Math.min(ownNumber, number), Math.min(ownName, name), ...every);
}

type Limit = ReturnType<typeof createLimit>;

function createLimit(rate: typeof own, keyPrefix: string, redis?: Redis) {
  const { burst, firstWait, longestWait, perDay } = rate;
  const tries = createCounter({ keyPrefix, points: perDay, duration: DAY }, redis);
  // a key is there as long as its next try has to wait
  const waits = createCounter({ keyPrefix: `${keyPrefix}:wait`, points: 1, duration: longestWait }, redis);
  return {
    /** Milliseconds until the next try is allowed. */
    waitOf: async (key: string) => {
      const [counted, waiting] = await Promise.all([tries.get(key), waits.get(key)]);
      const isUsedUp = counted !== null && counted.consumedPoints >= perDay;
      return Math.max(0, (isUsedUp ? counted : waiting)?.msBeforeNext ?? 0);
    },
    /** Counts a try; returns the same where it is one too many. */
    take: async (key: string) => {
      const { consumedPoints: count, msBeforeNext } = await tries.penalty(key);
      if (count > perDay) return msBeforeNext;
      if (count < burst) return 0;
      const customDuration = Math.min(longestWait, firstWait * 2 ** (count - burst));
      const refuse = (reason: limiters.RateLimiterRes) => reason.msBeforeNext;
      return waits.consume(key, 1, { customDuration }).then(() => 0, refuse);
    },
    giveBack: (key: string) => tries.reward(key),
  };
}

/** Counts in the shared store; in memory without one, and while it does not answer. */
function createCounter(options: limiters.IRateLimiterOptions, redis?: Redis) {
  const memory = new limiters.RateLimiterMemory(options);
  if (redis === undefined) return memory;
  const shared = { storeClient: redis.client, useRedisPackage: true, insuranceLimiter: memory };
  const limiter = new limiters.RateLimiterRedis({ ...options, ...shared });
  return new limiters.RLWrapperTimeouts({ limiter, timeoutMs: REDIS_MS });
}
