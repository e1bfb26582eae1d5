import type { Found, Original, Originals, Read, Version } from './originals';
import { createQueue } from './queue';

/** An original while somebody uses it. */
interface Shared {
  found: Promise<Found | undefined>;
  reading: Promise<Read> | undefined;
  users: number;
  /** Nobody uses it any more. */
  left: () => void;
  isLeft: Promise<void>;
}

export interface SharedOriginals {
  /** Makes something of an original as it is now, or nothing where there is none; `known` is as in `Originals.find`. */
  use: <T>(
    original: Original,
    known: Version | undefined,
    make: (read: NonNullable<Read>) => Promise<T>,
  ) => Promise<T | undefined>;
}

/** Originals of which each is fetched once for all that want it meanwhile, and only so many are read at once. */
export function createSharedOriginals(originals: Originals, most: number): SharedOriginals {
  const shared = new Map<string, Shared>();
  const inTurn = createQueue(most);

  /** Its place is free again once all have made what they want of it. */
  const readInTurn = (read: () => Promise<Read>, isLeft: Promise<void>): Promise<Read> =>
    new Promise((resolve, reject) => {
      void inTurn(async () => {
        await read().then(resolve, reject);
        await isLeft;
      });
    });

  return {
    use: async (original, known, make) => {
      const key = `${known?.name ?? ''} ${original.path}`;
      const one = shared.get(key) ?? share(originals.find(original, known));
      shared.set(key, one);
      one.users += 1;
      try {
        const found = await one.found;
        if (found === undefined) return undefined;
        if ('version' in found) return await make({ version: found.version, bytes: undefined });
        const read = await (one.reading ??= readInTurn(found.read, one.isLeft));
        return read && (await make(read));
      } finally {
        one.users -= 1;
        if (one.users === 0) {
          shared.delete(key);
          one.left();
        }
      }
    },
  };
}

function share(found: Promise<Found | undefined>): Shared {
  let left: () => void = () => undefined;
  const isLeft = new Promise<void>((resolve) => (left = resolve));
  return { found, reading: undefined, users: 0, left, isLeft };
}
