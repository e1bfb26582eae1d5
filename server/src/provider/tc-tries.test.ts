import type { Redis } from '../upstream/redis';
import { createTcTries } from './tc-tries';

const minutes = 60_000;
const hours = 60 * minutes;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

const nilo = { name: 'Nilo Barrow', admission: '0042' };
const numbered = (at: number) => ({ name: `Name ${at}`, admission: `No ${at}` });
type Tries = ReturnType<typeof createTcTries>;

/** How many of the tries, one after the other, go through. */
async function countOf(tries: Tries, times: number, askedBy: (at: number) => [string, typeof nilo]) {
  let through = 0;
  for (let at = 0; at < times; at += 1)
    if ((await tries.secondsUntilNext(...askedBy(at))) === 0) through += 1;
  return through;
}

describe('on one server', () => {
  let tries: Tries;
  beforeEach(() => {
    tries = createTcTries('RIVER');
  });

  it('lets one visitor try twenty certificates, then makes each try wait longer', async () => {
    expect(await countOf(tries, 200, (at) => ['a', numbered(at)])).toBe(20);
    expect(await tries.secondsUntilNext('a', nilo)).toBe(6);
    jest.advanceTimersByTime(6_000);
    expect(await tries.secondsUntilNext('a', nilo)).toBe(0);
    expect(await tries.secondsUntilNext('a', nilo)).toBe(12);
    expect(await tries.secondsUntilNext('b', nilo)).toBe(0);
  });

  it('counts tries of the same moment too', async () => {
    const waits = Array.from({ length: 40 }, (_, at) => tries.secondsUntilNext('a', numbered(at)));
    expect((await Promise.all(waits)).filter((wait) => wait === 0)).toHaveLength(20);
    expect(await tries.secondsUntilNext('a', nilo)).toBeGreaterThan(0);
  });

  it('lets one visitor try two hundred certificates a day at most', async () => {
    let through = 0;
    const end = Date.now() + 24 * hours;
    for (let at = 0; Date.now() < end; at += 1) {
      const wait = await tries.secondsUntilNext('a', numbered(at));
      expect(wait).toBeLessThanOrEqual(24 * 60 * 60);
      if (wait === 0) through += 1;
      expect(through).toBeLessThanOrEqual(200);
      jest.advanceTimersByTime(wait * 1_000);
    }
    expect(through).toBe(200);
    expect(await tries.secondsUntilNext('a', nilo)).toBe(0);
  });

  it('lets visitors of many addresses guess names for a number three times each', async () => {
    const guess = (at: number) => ({ name: `Name ${at}`, admission: '0042' });
    expect(await countOf(tries, 200, (at) => [`visitor ${at % 5}`, guess(at)])).toBe(5 * 3);
    jest.advanceTimersByTime(minutes);
    expect(await countOf(tries, 200, (at) => [`visitor ${at % 5}`, guess(200 + at)])).toBeLessThanOrEqual(1);
  });

  it('lets visitors of many addresses guess numbers for a name no more often', async () => {
    const guess = (at: number) => ({ name: 'Nilo Barrow', admission: String(at) });
    expect(await countOf(tries, 300, (at) => [`visitor ${at % 10}`, guess(at)])).toBe(10 * 3);
  });

  it('leaves a parent three tries whoever has flooded the number and the name from some networks', async () => {
    await countOf(tries, 1_000, (at) => [`stranger ${at % 8}`, nilo]);
    expect(await countOf(tries, 10, () => ['parent', nilo])).toBe(3);
  });

  it.each([
    ['of one provider', 10, (at: number) => `2001:db8:1:${at.toString(16)}`],
    ['of as many providers', 30, (at: number) => `2001:db8:${at.toString(16)}:1`],
  ])(
    'lets 1,024 networks %s try %d names at a number, then one a minute',
    async (_whose, count, visitorOf) => {
      const guess = (at: number) => ({ name: `Name ${at}`, admission: '0042' });
      expect(await countOf(tries, 1_024, (at) => [visitorOf(at), guess(at)])).toBe(count);
      for (let minute = 0; minute < 10; minute += 1) {
        jest.advanceTimersByTime(minutes);
        const next = (at: number) => 1_024 + minute * 100 + at;
        expect(await countOf(tries, 100, (at) => [visitorOf(next(at)), guess(next(at))])).toBeLessThanOrEqual(
          1,
        );
      }
    },
  );

  it('lets 1,024 networks try a hundred numbers for a name', async () => {
    const guess = (at: number) => ({ name: 'Nilo Barrow', admission: String(at) });
    expect(await countOf(tries, 1_024, (at) => [`visitor ${at}`, guess(at)])).toBe(100);
  });

  it('locks a parent out for a minute at most, whoever has flooded the number from everywhere', async () => {
    for (let at = 0; at < 1_000; at += 1) {
      await tries.secondsUntilNext(`stranger ${at}`, nilo);
      jest.advanceTimersByTime(500);
    }
    expect(await tries.secondsUntilNext('parent', nilo)).toBeLessThanOrEqual(60);
    jest.advanceTimersByTime(minutes);
    expect(await tries.secondsUntilNext('parent', nilo)).toBe(0);
  });

  it('takes spellings of a number or a name for one', async () => {
    const spellings = ['RM/2019/07', 'rm-2019-07', ' RM 2019 07', 'ＲＭ/2019/07'];
    const guess = (at: number) => ({ name: `Name ${at}`, admission: spellings[at % 4] ?? '' });
    expect(await countOf(tries, 40, (at) => [`visitor ${at % 2}`, guess(at)])).toBe(10);
  });
});

describe('on two servers with one store', () => {
  const secret = 'a secret of thirty-two characters';
  let store: ReturnType<typeof createStore>;
  let servers: [Tries, Tries];
  beforeEach(() => {
    store = createStore();
    const open = () => createTcTries('RIVER', { client: store.client } as unknown as Redis, secret);
    servers = [open(), open()];
  });

  it('lets one visitor try as many certificates as on one', async () => {
    const waits = Array.from({ length: 80 }, (_, at) =>
      servers[(at % 2) as 0 | 1].secondsUntilNext('a', numbered(at)),
    );
    expect((await Promise.all(waits)).filter((wait) => wait === 0)).toHaveLength(20);
    expect(await servers[1].secondsUntilNext('a', nilo)).toBeGreaterThan(0);
  });

  it('gives the store keys that name nobody', async () => {
    await servers[0].secondsUntilNext('192.0.2.7', { name: 'Nilo Barrow', admission: 'RM/2019/07' });
    const keys = [...store.counts.keys()];
    expect(keys).toHaveLength(7);
    for (const key of keys) expect(key).toMatch(/^school:RIVER:tries:\w+:[\w-]{43}$/);
  });

  it('limits each server by itself while the store does not answer', async () => {
    store.state.isDown = true;
    for (const server of servers) expect(await countOf(server, 30, (at) => ['a', numbered(at)])).toBe(20);
    store.state.isDown = false;
    jest.advanceTimersByTime(5_000);
    expect(await servers[0].secondsUntilNext('a', nilo)).toBe(0);
  });

  it('waits for a store that hangs for a moment, and then for a while not at all', async () => {
    store.state.isHanging = true;
    const first = servers[0].secondsUntilNext('a', numbered(0));
    await jest.advanceTimersByTimeAsync(300);
    expect(await first).toBe(0);
    // no time passes
    expect(await countOf(servers[0], 30, (at) => ['a', numbered(at + 1)])).toBe(19);
  });
});

/** As much of Redis' client as the limits need: counts that end at a time. */
function createStore() {
  const counts = new Map<string, { value: number; end: number }>();
  const state = { isDown: false, isHanging: false };
  const answer = <T>(read: () => T) =>
    state.isHanging
      ? new Promise<T>(() => undefined)
      : state.isDown
        ? Promise.reject(new Error('The client is offline'))
        : Promise.resolve(read());
  const find = (key: string) => {
    const found = counts.get(key);
    return found !== undefined && found.end > Date.now() ? found : undefined;
  };
  const client = {
    eval: (_script: string, call: { keys: string[]; arguments: string[] }) =>
      answer(() => {
        const [key = ''] = call.keys;
        const [by, seconds] = call.arguments;
        const known = find(key) ?? { value: 0, end: Date.now() + Number(seconds) * 1_000 };
        const next = { ...known, value: known.value + Number(by) };
        counts.set(key, next);
        return [next.value, next.end - Date.now()];
      }),
    multi: () => ({
      get: (key: string) => ({
        pTTL: () => ({
          exec: () => answer(() => [find(key)?.value ?? null, (find(key)?.end ?? 0) - Date.now()]),
        }),
      }),
    }),
  };
  return { counts, state, client };
}
