import { isIPv6 } from 'node:net';

import { LRUCache } from 'lru-cache';

import { steadyNow } from '../steady-now';

interface Rate {
  /** Tries without a wait. */
  burst: number;
  /** The wait after the burst; it doubles with each further try. */
  firstWaitMs: number;
  longestWaitMs: number;
  perDay: number;
}

/** Limits how often each key may try something. */
export interface RateLimit {
  /** Milliseconds until the next try is allowed; 0 for now. */
  waitOf: (key: string) => number;
  /** Counts a try. */
  count: (key: string) => void;
}

interface Tries {
  count: number;
  /** The first try. All tries are forgotten a day after it. */
  firstAt: number;
  lastAt: number;
}

const DAY_MS = 24 * 60 * 60_000;
const MAX_KEYS = 50_000;

/** Counts tries in memory. When there are too many keys, the least recently used one is dropped. */
export function createRateLimit(
  { burst, firstWaitMs, longestWaitMs, perDay }: Rate,
  maxKeys = MAX_KEYS,
): RateLimit {
  const known = new LRUCache<string, Tries>({ max: maxKeys });
  const triesOf = (key: string, now: number) => {
    const tries = known.peek(key);
    return tries && tries.firstAt + DAY_MS > now ? tries : { count: 0, firstAt: now, lastAt: now };
  };

  return {
    waitOf: (key) => {
      const now = steadyNow();
      const { count, firstAt, lastAt } = triesOf(key, now);
      if (count < burst) return 0;
      if (count >= perDay) return firstAt + DAY_MS - now;
      const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (count - burst));
      return Math.max(0, lastAt + waitMs - now);
    },
    count: (key) => {
      const now = steadyNow();
      const { count, firstAt } = triesOf(key, now);
      known.set(key, { count: count + 1, firstAt, lastAt: now });
    },
  };
}

/** The visitor behind an address: an IPv6 visitor has a network of addresses (the first 64 bits). */
export function visitorOf(address: string): string {
  const ipv4 = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(ipv4)) return ipv4;
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}

/** The network of a visitor: whoever has one IPv6 network gets thousands of them (the first 48 bits). */
export function networkOf(visitor: string): string {
  return visitor.includes(':') ? visitor.split(':').slice(0, 3).join(':') : visitor;
}
