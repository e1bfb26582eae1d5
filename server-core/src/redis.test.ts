/** @jest-environment node */
import { createSharedTries } from '@school/gateway/shared-tries';

import { openRedis, type Redis } from './redis';
import { createQuietLog, type QuietLog } from './testing/quiet-log';
import { type FakeRedis, startFakeRedis } from './testing/redis';

const secret = 'a secret of thirty-two characters';
const nilo = { name: 'Nilo Barrow', admission: 'RM/2019/07' };

let server: FakeRedis;
let log: QuietLog;
let opened: Redis[];

beforeEach(async () => {
  server = await startFakeRedis();
  log = createQuietLog();
  opened = [];
});
afterEach(async () => {
  for (const redis of opened) redis.close();
  await server.stop();
});

async function open(commandMs = 2_000): Promise<Redis> {
  const redis = await openRedis({
    url: server.url,
    prefix: 'school:RIVER:',
    log,
    commandMs,
    firstWaitMs: 10,
  });
  opened.push(redis);
  return redis;
}

async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** How many of the tries of one visitor go through. */
async function countOf(tries: ReturnType<typeof createSharedTries>, times: number): Promise<number> {
  let through = 0;
  for (let at = 0; at < times; at += 1) {
    const request = { name: `Name ${at} ${times}`, admission: `No ${at} ${times}` };
    if ((await tries.secondsUntilNext('192.0.2.7', request)) === 0) through += 1;
  }
  return through;
}

describe('tries at certificates', () => {
  it('wait as long as Redis says for all servers together', async () => {
    const tries = createSharedTries({ redis: await open(), secret });
    server.answer(() => 11_001);
    expect(await tries.secondsUntilNext('192.0.2.7', nilo)).toBe(12);
    server.answer(() => 0);
    expect(await tries.secondsUntilNext('192.0.2.7', nilo)).toBe(0);
  });

  it('are counted under the same keys on every server, which name nobody', async () => {
    for (const redis of [await open(), await open()]) {
      await createSharedTries({ redis, secret }).secondsUntilNext('192.0.2.7', nilo);
    }
    const [one = [], other = []] = server.commands;
    expect(one.slice(3, 10)).toEqual(other.slice(3, 10));
    expect(one.slice(3, 10).every((key) => /^school:RIVER:tries:\w+:[\w-]{43}$/.test(key))).toBe(true);
    expect(JSON.stringify(server.commands)).not.toMatch(/nilo|barrow|2019|192\.0\.2/i);
  });

  it('are limited by each server alone while Redis is down, from where it was', async () => {
    const redis = await open();
    const tries = createSharedTries({ redis, secret });
    expect(await countOf(tries, 15)).toBe(15);
    await server.stop();
    await until(() => !redis.report().isConnected);
    expect(await countOf(tries, 30)).toBe(5);
    await server.start();
  });
});

describe('a Redis that is not there', () => {
  it('is said once in the log and by the report, and used again when it is back', async () => {
    const redis = await open();
    await server.stop();
    await until(() => !redis.report().isConnected);
    for (let time = 0; time < 5; time += 1) expect(await redis.evaluate('', [], [])).toBeUndefined();
    expect(log.problems).toHaveLength(1);
    expect(log.problems[0]).toMatch(/^Redis: .+; this server goes on alone$/);
    expect(redis.report().problem).not.toBeNull();
    expect(Date.parse(redis.report().since ?? '')).toBeLessThanOrEqual(Date.now());
    await server.start();
    await until(() => redis.report().isConnected);
    expect(await redis.evaluate('', [], [])).toBe(0);
    expect(log.problems).toHaveLength(2);
  });

  it('does not keep the site from starting', async () => {
    await server.stop();
    const redis = await open(50);
    expect(redis.report().isConnected).toBe(false);
    expect(await redis.read('a', 10)).toBeUndefined();
    await server.start();
    await until(() => redis.report().isConnected);
  });

  it('keeps nobody waiting when it hangs', async () => {
    const redis = await open(50);
    server.answer(() => undefined);
    expect(await redis.evaluate('', [], [])).toBeUndefined();
    expect(redis.report().problem).toBe('it does not answer in time');
    const sent = server.commands.length;
    expect(await redis.evaluate('', [], [])).toBeUndefined();
    expect(server.commands).toHaveLength(sent);
  });
});
