import type { Redis } from '@school/server-core/redis';

import { createMemoryTries, createTryKeys, rates, type TcTries, toSeconds, type TryKeys } from './tc-tries';

const limits = Object.keys(rates) as (keyof typeof rates)[];
const numbers = limits.flatMap((limit) => {
  const { burst, firstWaitMs, longestWaitMs, perDay } = rates[limit];
  return [burst, firstWaitMs, longestWaitMs, perDay].map(String);
});

/**
 * Counts as `createMemoryTries` does, in one step for all servers, by Redis' clock. Returns the wait in
 * milliseconds.
 */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local DAY = 86400000
local waits, counts, firsts = {}, {}, {}
for i, key in ipairs(KEYS) do
  local known = redis.call('HMGET', key, 'count', 'first', 'last')
  local count, first, last = tonumber(known[1]) or 0, tonumber(known[2]) or now, tonumber(known[3]) or now
  if first + DAY <= now then count, first = 0, now end
  local at = (i - 1) * 4
  local burst, step = tonumber(ARGV[at + 1]), tonumber(ARGV[at + 2])
  local longest, perDay = tonumber(ARGV[at + 3]), tonumber(ARGV[at + 4])
  local wait = 0
  if count >= perDay then
    wait = first + DAY - now
  elseif count >= burst then
    wait = math.max(0, last + math.min(longest, step * 2 ^ (count - burst)) - now)
  end
  waits[i], counts[i], firsts[i] = wait, count, first
end
local own = math.max(math.min(waits[4], waits[2]), math.min(waits[5], waits[3]))
local wait = math.max(waits[1], own, waits[6], waits[7])
if wait > 0 then return math.ceil(wait) end
for i, key in ipairs(KEYS) do
  local first = string.format('%.0f', firsts[i])
  redis.call('HSET', key, 'count', counts[i] + 1, 'first', first, 'last', string.format('%.0f', now))
  redis.call('PEXPIREAT', key, string.format('%.0f', firsts[i] + DAY))
end
return 0
`;

interface SharedTriesOptions {
  redis: Redis;
  /** The same on every server: Redis gets hashes under it, and neither names nor numbers nor addresses. */
  secret: string;
}

/**
 * Limits tries of all servers together. Each server also counts those that it lets through. So an outage of
 * Redis gives no visitor a new start.
 */
export function createSharedTries({ redis, secret }: SharedTriesOptions): TcTries {
  const keysOf = createTryKeys(secret);
  const own = createMemoryTries();
  const ask = (keys: TryKeys) =>
    redis.evaluate(
      script,
      limits.map((limit) => `tries:${limit}:${keys[limit]}`),
      numbers,
    );
  return {
    secondsUntilNext: async (visitor, request) => {
      const keys = keysOf(visitor, request);
      const ownWaitMs = own.waitOf(keys);
      if (ownWaitMs > 0) return toSeconds(ownWaitMs);
      const waitMs = (await ask(keys)) ?? 0;
      return toSeconds(waitMs > 0 ? waitMs : own.take(keys));
    },
  };
}
