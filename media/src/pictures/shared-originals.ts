import { createQueue } from '@school/server-core/work/queue';

import type { Found, Original, Originals, Read, Readable, Version } from './originals';

/** An original in use. */
interface Shared {
  found: Promise<Found | undefined>;
  pendingRead: Promise<Read> | undefined;
  users: number;
  /** Called by the last user. */
  left: () => void;
  isLeft: Promise<void>;
}

/**
 * Fetches each original once for all its users, and reads at most `maxAtOnce` at the same time. Small ones
 * have turns of their own: they wait for no host that keeps a large one waiting.
 */
export function createSharedOriginals(
  originals: Pick<Originals, 'find'>,
  maxAtOnce: { small: number; large: number },
) {
  const shared = new Map<string, Shared>();
  const [inSmallTurn, inLargeTurn] = [createQueue(maxAtOnce.small), createQueue(maxAtOnce.large)];

  /** The turn ends with the last user. */
  const readInTurn = ({ read, isSmall }: Readable, isLeft: Promise<void>): Promise<Read> =>
    new Promise((resolve, reject) => {
      void (isSmall ? inSmallTurn : inLargeTurn)(async () => {
        await read().then(resolve, reject);
        await isLeft;
      });
    });

  return {
    /** Runs `make` with the current original. Undefined when there is none. `known` is as in `Originals`. */
    use: async <T>(
      original: Original,
      known: Version | undefined,
      make: (read: Read) => Promise<T>,
    ): Promise<T | undefined> => {
      const key = `${known?.name ?? ''} ${original.path}`;
      const one = shared.get(key) ?? share(originals.find(original, known));
      shared.set(key, one);
      one.users += 1;
      try {
        const found = await one.found;
        if (found === undefined) return undefined;
        if ('version' in found) return await make({ version: found.version, bytes: undefined });
        const read = await (one.pendingRead ??= readInTurn(found, one.isLeft));
        return await make(read);
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
  return { found, pendingRead: undefined, users: 0, left, isLeft };
}
