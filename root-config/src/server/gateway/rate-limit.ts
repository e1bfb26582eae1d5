import { isIPv6 } from 'node:net';

interface Rate {
  /** How many tries may come at once. */
  burst: number;
  perMinute: number;
}

/** How often each of many may try something. */
export interface RateLimit {
  /** Milliseconds until the next try is due, 0 where it may come now. */
  waitOf: (key: string) => number;
  /** Counts a try. */
  count: (key: string) => void;
}

interface Bucket {
  left: number;
  at: number;
}

const MOST_KEYS = 5_000;

/** Token buckets in memory, one a key; the one that was longest not used makes room when there are too many. */
export function createRateLimit({ burst, perMinute }: Rate): RateLimit {
  const msPerTry = 60_000 / perMinute;
  const buckets = new Map<string, Bucket>();
  const leftOf = (key: string, now: number) => {
    const { left, at } = buckets.get(key) ?? { left: burst, at: now };
    return Math.min(burst, left + (now - at) / msPerTry);
  };

  return {
    waitOf: (key) => {
      const left = leftOf(key, Date.now());
      return left >= 1 ? 0 : Math.ceil((1 - left) * msPerTry);
    },
    count: (key) => {
      const now = Date.now();
      const left = leftOf(key, now) - 1;
      buckets.delete(key);
      buckets.set(key, { left, at: now });
      const [oldest] = buckets.keys();
      if (buckets.size > MOST_KEYS && oldest !== undefined) buckets.delete(oldest);
    },
  };
}

/** Whom an address stands for: one IPv6 visitor has all addresses of a network (the first 64 bits). */
export function visitorOf(address: string): string {
  const ipv4 = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(ipv4)) return ipv4;
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}
