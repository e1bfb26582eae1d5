import { createHmac } from 'node:crypto';

import type { TcRequest } from '@school/contract';
import { fold } from '@school/shared-deps/server';
import * as limiters from 'rate-limiter-flexible';

import { networkOf } from '../http/visitor';
import { deriveKey } from '../lib/derive-key';
import { steadyNow } from '../lib/steady-now';
import { withTimeout } from '../lib/with-timeout';
import type { Redis } from '../upstream/redis';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** A store that hangs costs a visitor this once, and then nobody anything for a while. */
const REDIS_MS = 300;
const ALONE_MS = 5_000;

const own = { burst: 3, firstWait: HOUR, longestWait: HOUR, perDay: 3 };
const every = { burst: 30, firstWait: 10, longestWait: 60, perDay: 2_000 };
/**
 * The limits (docs/adr/0015), in seconds: the wait after the burst doubles with each further try. A network's
 * `own` tries are free of the limits of the number and the name; `every` counts those too.
 */
const rates = {
  visitor: { burst: 20, firstWait: 6, longestWait: 300, perDay: 200 },
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
  const store = redis && { client: redis.client, aloneUntil: 0 };
  const limits = Object.entries(rates).map(([name, rate]) =>
    createLimit(rate, `school:${schoolCode}:tries:${name}`, store),
  );
  return {
    /** Seconds until this visitor may request this certificate. 0 allows and counts the try. */
    secondsUntilNext: async (visitor: string, { admission, name }: TcRequest): Promise<number> => {
      const [number, person, network] = [lettersOf(admission), lettersOf(name), networkOf(visitor)];
      // in the order of `rates`
      const parts = [[visitor], [number], [person], [number, network], [person, network], [number], [person]];
      const keys = parts.map(hash);
      const longest = async (step: 'waitOf' | 'take' | 'giveBack') =>
        longestOf(await Promise.all(limits.map((limit, at) => limit[step](keys[at] ?? ''))));
      const closedMs = await longest('waitOf');
      const refusedMs = closedMs > 0 ? 0 : await longest('take');
      // other tries in the same moment were quicker
      if (refusedMs > 0) await longest('giveBack');
      return Math.ceil((closedMs + refusedMs) / 1_000);
    },
  };
}

/** Letters and digits alone, so that another case or sign makes no new try. */
function lettersOf(value: string): string {
  return fold(value).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The wait that decides, in the same order. */
function longestOf([visitor = 0, number = 0, name = 0, ownNumber = 0, ownName = 0, ...every]: number[]) {
  return Math.max(visitor, Math.min(ownNumber, number), Math.min(ownName, name), ...every);
}

/** The store that servers share, which is left alone for a while after it has failed. */
interface Store {
  client: Redis['client'];
  aloneUntil: number;
}

/** Counts in the shared store; in memory without one, and while it does not answer. */
function createLimit(rate: typeof own, keyPrefix: string, store: Store | undefined) {
  const { burst, firstWait, longestWait, perDay } = rate;
  const options = { keyPrefix, points: perDay, duration: DAY };
  const memory = new limiters.RateLimiterMemory(options);
  const storeClient = store?.client;
  const shared =
    storeClient && new limiters.RateLimiterRedis({ ...options, storeClient, useRedisPackage: true });
  const count = async <T>(call: (tries: limiters.RateLimiterAbstract) => Promise<T>): Promise<T> => {
    if (!store || !shared || steadyNow() < store.aloneUntil) return call(memory);
    const failed = (reason: unknown) => {
      // a refusal is no error
      if (!(reason instanceof Error)) throw reason;
      return undefined;
    };
    const answer = await withTimeout(call(shared).catch(failed), REDIS_MS);
    if (answer !== undefined) return answer;
    store.aloneUntil = steadyNow() + ALONE_MS;
    return call(memory);
  };
  return {
    /** Milliseconds until the next try is allowed. */
    waitOf: async (key: string) => {
      const counts = await Promise.all([key, `${key}:wait`].map((each) => count((tries) => tries.get(each))));
      return counts.find((each) => each?.remainingPoints === 0)?.msBeforeNext ?? 0;
    },
    /** Counts a try; returns the same where it is one too many. */
    take: async (key: string) => {
      const { consumedPoints: used } = await count((tries) => tries.penalty(key));
      if (used < burst) return 0;
      const customDuration = Math.min(longestWait, firstWait * 2 ** (used - burst));
      const refuse = (reason: limiters.RateLimiterRes) => reason.msBeforeNext;
      // used up for as long as the next try has to wait
      const wait = (tries: limiters.RateLimiterAbstract) =>
        tries.consume(`${key}:wait`, perDay, { customDuration });
      return count(wait).then(() => 0, refuse);
    },
    giveBack: (key: string) => count((tries) => tries.reward(key)).then(() => 0),
  };
}
