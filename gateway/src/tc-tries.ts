import { createHmac } from 'node:crypto';

import { createRateLimit, networkOf, type RateLimit } from '@school/server-core/http/rate-limit';
import type { TcRequest } from '@school/shared-deps/contract';
import { deriveKey } from '@school/shared-deps/server';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const visitorRate = { burst: 20, firstWaitMs: 6 * SECOND, longestWaitMs: 5 * MINUTE, perDay: 200 };
/** All visitors together, for one admission number. */
const numberRate = { burst: 10, firstWaitMs: 10 * SECOND, longestWaitMs: HOUR, perDay: 50 };
/** All visitors together, for one name. Several children may have it. */
const nameRate = { burst: 20, firstWaitMs: 10 * SECOND, longestWaitMs: HOUR, perDay: 100 };
/** One network, for one number or one name. Other networks' tries do not count. */
const ownRate = { burst: 3, firstWaitMs: HOUR, longestWaitMs: HOUR, perDay: 3 };
/** All tries, those that pass as a network's own too. Their end is never further than a minute away. */
const everyNumberRate = { burst: 30, firstWaitMs: 10 * SECOND, longestWaitMs: MINUTE, perDay: 2_000 };
const everyNameRate = { ...everyNumberRate, burst: 100 };

/** The limits, in the order in which the shared ones are counted too. */
export const rates = {
  visitor: visitorRate,
  number: numberRate,
  name: nameRate,
  ownNumber: ownRate,
  ownName: ownRate,
  everyNumber: everyNumberRate,
  everyName: everyNameRate,
};

/** The keys of a try: hashes that name nobody. */
export type TryKeys = Record<keyof typeof rates, string>;

/** Limits requests for certificates (docs/adr/0015). */
export interface TcTries {
  /** Seconds until this visitor may request this certificate. 0 allows and counts the try. */
  secondsUntilNext: (visitor: string, request: TcRequest) => number | Promise<number>;
}

/** Limits of this server alone. */
export function createTcTries() {
  const keysOf = createTryKeys();
  const tries = createMemoryTries();
  return {
    secondsUntilNext: (visitor: string, request: TcRequest): number =>
      toSeconds(tries.take(keysOf(visitor, request))),
  } satisfies TcTries;
}

/**
 * Makes the keys of tries.
 * @param secret servers with the same one make the same keys; by default it is random, and ends with the
 *   process
 */
export function createTryKeys(secret?: string): (visitor: string, request: TcRequest) => TryKeys {
  // the counted values cannot be read from memory, nor from what servers share
  const key = deriveKey('tries', secret);
  const hash = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  return (visitor, { name, admission }) => {
    const network = networkOf(visitor);
    const [number, foldedName] = [hash('number', fold(admission)), hash('name', fold(name))];
    return {
      visitor: hash('visitor', visitor),
      number,
      name: foldedName,
      ownNumber: hash(number, network),
      ownName: hash(foldedName, network),
      everyNumber: number,
      everyName: foldedName,
    };
  };
}

/** Tries in memory. */
export function createMemoryTries() {
  const entries = Object.entries(rates).map(([name, rate]) => [name, createRateLimit(rate)] as const);
  const limits = Object.fromEntries(entries) as Record<keyof typeof rates, RateLimit>;
  const waitOf = (keys: TryKeys) => {
    const of = (limit: keyof typeof limits) => limits[limit].waitOf(keys[limit]);
    return Math.max(
      of('visitor'),
      Math.min(of('ownNumber'), of('number')),
      Math.min(of('ownName'), of('name')),
      of('everyNumber'),
      of('everyName'),
    );
  };
  return {
    /** Milliseconds until the next try is allowed. */
    waitOf,
    /** The same; 0 counts the try. */
    take: (keys: TryKeys): number => {
      const waitMs = waitOf(keys);
      if (waitMs > 0) return waitMs;
      for (const [name, { count }] of entries) count(keys[name as keyof typeof rates]);
      return 0;
    },
  };
}

export function toSeconds(milliseconds: number): number {
  return Math.ceil(milliseconds / SECOND);
}

/** Letters and digits alone, so that another case or sign makes no new try. */
function fold(value: string): string {
  const folded = value.normalize('NFKC').toLowerCase();
  return folded.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || folded.trim();
}
