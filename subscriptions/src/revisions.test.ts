/** @jest-environment node */
import { createRevise, type RevisionStore } from './revisions';

const noon = Date.parse('2026-11-23T12:00:30Z');
beforeEach(() => jest.useFakeTimers({ now: noon, doNotFake: ['setImmediate'] }));
afterEach(() => jest.useRealTimers());

function createStore(text?: string): RevisionStore & { text: string | undefined; writes: number } {
  const store = {
    text,
    writes: 0,
    read: () => Promise.resolve(store.text),
    write: (next: string) => {
      store.text = next;
      store.writes += 1;
      return Promise.resolve();
    },
  };
  return store;
}

const of = (hash: string) => new Map([['fete', hash]]);

it('counts up when an entry changes, and only then', async () => {
  const store = createStore();
  const revise = createRevise(store);
  expect((await revise(of('a'))).get('fete')).toMatchObject({
    sequence: 0,
    changedAt: Date.parse('2026-11-23T00:00:00Z'),
  });
  const changed = (await revise(of('b'))).get('fete');
  expect(changed?.sequence).toBeGreaterThan(0);
  expect(changed?.changedAt).toBe(Date.parse('2026-11-23T12:00:00Z'));
  expect((await revise(of('b'))).get('fete')).toEqual(changed);
  expect(store.writes).toBe(2);
  // within the same minute
  expect((await revise(of('c'))).get('fete')?.sequence).toBe((changed?.sequence ?? 0) + 1);
});

it('remembers entries that are gone for a while, over a restart', async () => {
  const store = createStore();
  await createRevise(store)(of('a'));
  await createRevise(store)(new Map([['march', 'x']]));
  expect((await createRevise(store)(of('b'))).get('fete')?.sequence).toBeGreaterThan(0);
});

it('grows on although the store was emptied in between', async () => {
  const store = createStore();
  await createRevise(store)(of('a'));
  const before = (await createRevise(store)(of('b'))).get('fete')?.sequence ?? 0;
  store.text = undefined;
  jest.setSystemTime(noon + 3_600_000);
  const revise = createRevise(store);
  await revise(of('b'));
  expect((await revise(of('c'))).get('fete')?.sequence).toBeGreaterThan(before);
});

it('agrees with a server that shares the store', async () => {
  const store = createStore();
  const [one, other] = [createRevise(store), createRevise(store)];
  await one(of('a'));
  const changed = await one(of('b'));
  jest.setSystemTime(noon + 600_000);
  expect((await other(of('b'))).get('fete')).toEqual(changed.get('fete'));
});

it.each(['{', '{}', 'null', '[["fete"]]', '[["fete","a","1",2]]'])(
  'begins anew with a store of %s',
  async (text) => {
    expect((await createRevise(createStore(text))(of('a'))).get('fete')).toMatchObject({ sequence: 0 });
  },
);

it('keeps no more than it can read again', async () => {
  const store = createStore();
  const many = new Map(Array.from({ length: 7_000 }, (_, at) => [`00000000-0000-8000-8000-${at}`, 'a']));
  expect((await createRevise(store)(many)).size).toBe(6_000);
  expect(store.text?.length).toBeLessThan(1_000_000);
});
