/** @jest-environment node */
import type { Originals, Version } from './originals';
import { createSharedOriginals } from './shared-originals';

const upstream = { url: 'http://127.0.0.1:1', timeoutMs: 500 };
const original = (path: string) => ({ upstream, path, reference: path });
const version: Version = {
  name: '1',
  etag: '1',
  cacheControl: '',
  isStored: true,
  freshUntil: 0,
  kind: 'picture',
};

function createHost() {
  const read = jest.fn(() => Promise.resolve({ version, bytes: Buffer.from('original') }));
  const find = jest.fn<ReturnType<Originals['find']>, []>(() => Promise.resolve({ read, isSmall: false }));
  return { read, find, originals: { last: jest.fn(), refuse: jest.fn(), find } };
}

function createGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/** Until everything that can go on has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('reads no more originals at once than there is room for, until all is made of them', async () => {
  const { originals, find, read } = createHost();
  const shared = createSharedOriginals(originals, { small: 1, large: 2 });
  const gates = ['a', 'b', 'c'].map((path) => ({ path, ...createGate() }));
  const made = gates.map(({ path, opened }) => shared.use(original(path), undefined, () => opened));
  await settled();
  expect(find).toHaveBeenCalledTimes(3);
  expect(read).toHaveBeenCalledTimes(2);
  gates[1]?.open();
  await settled();
  expect(read).toHaveBeenCalledTimes(3);
  for (const { open } of gates) open();
  await Promise.all(made);
});

it('reads a small original while a host keeps the large ones waiting', async () => {
  const { originals, find, read } = createHost();
  const shared = createSharedOriginals(originals, { small: 1, large: 1 });
  const { open, opened } = createGate();
  read.mockImplementationOnce(() => opened.then(() => ({ version, bytes: Buffer.from('large') })));
  const large = shared.use(original('a'), undefined, () => Promise.resolve());
  await settled();
  find.mockResolvedValueOnce({ read, isSmall: true });
  expect(await shared.use(original('b'), undefined, ({ bytes }) => Promise.resolve(String(bytes)))).toBe(
    'original',
  );
  open();
  await large;
});

it('reads an original once for all that want it meanwhile, and anew for who comes later', async () => {
  const { originals, find, read } = createHost();
  const shared = createSharedOriginals(originals, { small: 1, large: 1 });
  const make = () => shared.use(original('a'), undefined, ({ bytes }) => Promise.resolve(String(bytes)));
  expect(await Promise.all([make(), make()])).toEqual(['original', 'original']);
  expect(find).toHaveBeenCalledTimes(1);
  expect(read).toHaveBeenCalledTimes(1);
  await make();
  expect(read).toHaveBeenCalledTimes(2);
});

it('gives the room back where reading or making fails', async () => {
  const { originals, read } = createHost();
  const shared = createSharedOriginals(originals, { small: 1, large: 1 });
  read.mockRejectedValueOnce(new Error('broken off'));
  await expect(shared.use(original('a'), undefined, () => Promise.resolve(1))).rejects.toThrow('broken off');
  const failing = () => Promise.reject(new Error('too large'));
  await expect(shared.use(original('a'), undefined, failing)).rejects.toThrow('too large');
  expect(await shared.use(original('a'), undefined, () => Promise.resolve(1))).toBe(1);
});
