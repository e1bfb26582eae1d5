import { createHmac, timingSafeEqual } from 'node:crypto';

import type { DiskCache } from '@school/server-core/disk-cache';
import type { Redis } from '@school/server-core/redis';
import { deriveKey } from '@school/shared-deps/server';

/** Larger pictures are made by each server itself. */
const MAX_BYTES = 1_000_000;
/** Of all pictures together; the oldest ones are removed first. */
const MAX_TOTAL_BYTES = 64_000_000;
const KEPT_MS = 24 * 3_600_000;
const SEAL_BYTES = 32;

/**
 * Keeps a picture, and removes those that are too old or too many. `ages` has their names by time. `sizes`
 * has their bytes and the total.
 */
const script = `
local picture, ages, sizes = KEYS[1], KEYS[2], KEYS[3]
local name, content, kept, most = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
local prefix = string.sub(picture, 1, #picture - #name)
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function remove(each)
  local bytes = tonumber(redis.call('HGET', sizes, each)) or 0
  redis.call('HINCRBY', sizes, 'total', 0 - bytes)
  redis.call('HDEL', sizes, each)
  redis.call('ZREM', ages, each)
  redis.call('DEL', prefix .. each)
end
if redis.call('ZCARD', ages) == 0 then redis.call('DEL', sizes) end
remove(name)
redis.call('SET', picture, content, 'PX', string.format('%.0f', kept))
redis.call('ZADD', ages, string.format('%.0f', now), name)
redis.call('HSET', sizes, name, #content)
local total = redis.call('HINCRBY', sizes, 'total', #content)
local oldest = redis.call('ZRANGE', ages, 0, 0, 'WITHSCORES')
while oldest[1] and (total > most or tonumber(oldest[2]) + kept <= now) do
  remove(oldest[1])
  total = tonumber(redis.call('HGET', sizes, 'total'))
  oldest = redis.call('ZRANGE', ages, 0, 0, 'WITHSCORES')
end
for _, each in ipairs({ages, sizes}) do redis.call('PEXPIRE', each, string.format('%.0f', kept)) end
return total
`;

/**
 * Pictures that one server has made, for the others: each one looks on its own disk first, then in Redis.
 * They are sealed (HMAC-SHA256 of name and content), so that nothing else is taken for a picture.
 */
export function sharePictures(disk: DiskCache, redis: Redis, secret: string): DiskCache {
  const key = deriveKey('pictures', secret);
  const nameOf = (pictureKey: string) => createHmac('sha256', key).update(pictureKey).digest('base64url');
  const sealOf = (name: string, content: Buffer) =>
    createHmac('sha256', key).update(`${name} `).update(content).digest();

  const open = (name: string, sealed: Buffer): Buffer | undefined => {
    const content = sealed.subarray(SEAL_BYTES);
    if (content.length === 0) return undefined;
    return timingSafeEqual(sealed.subarray(0, SEAL_BYTES), sealOf(name, content)) ? content : undefined;
  };

  return {
    get: async (pictureKey) => {
      const kept = await disk.get(pictureKey);
      if (kept !== undefined) return kept;
      const name = nameOf(pictureKey);
      const sealed = await redis.read(`picture:${name}`, SEAL_BYTES + MAX_BYTES);
      const content = sealed && open(name, sealed);
      if (content !== undefined) await disk.put(pictureKey, content);
      return content;
    },
    put: async (pictureKey, content) => {
      await disk.put(pictureKey, content);
      if (content.length > MAX_BYTES) return;
      const name = nameOf(pictureKey);
      const sealed = Buffer.concat([sealOf(name, content), content]);
      const keys = [`picture:${name}`, 'pictures:ages', 'pictures:sizes'];
      // nobody waits for it: the picture is on the disk
      void redis.evaluate(script, keys, [name, sealed, ...[KEPT_MS, MAX_TOTAL_BYTES].map(String)]);
    },
  };
}
