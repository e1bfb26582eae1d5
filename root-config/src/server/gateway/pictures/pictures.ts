import type { DiskCache } from './disk-cache';
import { makePicture } from './make-picture';
import { createOriginals, hashOf, type Original, type Version } from './originals';
import { createQueue } from '../queue';
import { createSharedOriginals } from './shared-originals';

/** A picture in one of the widths. */
export interface MadePicture {
  body: Buffer;
  /** Quoted. */
  tag: string;
  /** The original's header. */
  cacheControl: string;
}

export interface Pictures {
  /** Undefined when the original is missing or cannot be resized. The caller then sends the original, or refuses. */
  get: (original: Original, width: number) => Promise<MadePicture | undefined>;
}

interface PicturesOptions {
  make?: typeof makePicture;
  now?: () => number;
}

/** Each picture in the making keeps a core busy. */
const AT_ONCE = 2;
/** Originals in memory at once, 16 MB each at most. */
const MAX_ORIGINALS = 2;

/** Pictures in other widths. Each is made once, for all visitors, and cached on the disk. */
export function createPictures(
  cache: DiskCache,
  { make = makePicture, now = Date.now }: PicturesOptions = {},
): Pictures {
  const originals = createOriginals(now);
  const pending = new Map<string, Promise<MadePicture | undefined>>();
  const inTurn = createQueue(AT_ONCE);
  const shared = createSharedOriginals(originals, MAX_ORIGINALS);

  const keptOf = async (path: string, width: number, version: Version): Promise<MadePicture | undefined> => {
    const body = await cache.get(keyOf(path, width, version));
    return body && describe(body, path, width, version);
  };

  const makeFrom = async (bytes: Buffer, path: string, width: number, version: Version) => {
    try {
      const body = await inTurn(() => make(bytes, width));
      await cache.put(keyOf(path, width, version), body);
      return describe(body, path, width, version);
    } catch {
      originals.refuse(path, version);
      return undefined;
    }
  };

  const find = async (original: Original, width: number): Promise<MadePicture | undefined> => {
    const { path } = original;
    const last = originals.last(path);
    const kept = last && !last.isRefused ? await keptOf(path, width, last) : undefined;
    if (last && last.freshUntil > now() && (kept || last.isRefused)) return kept;
    const known = kept || last?.isRefused ? last : undefined;
    const made = await shared
      .use(original, known, async ({ version, bytes }) => {
        if (version.isRefused) return undefined;
        return (await keptOf(path, width, version)) ?? (bytes && makeFrom(bytes, path, width, version));
      })
      // when the host does not answer, an older picture is sent, or the route of originals reports the failure
      .catch(() => 'silent' as const);
    return made === 'silent' ? kept : made;
  };

  return {
    get: (original, width) => {
      const key = `${width} ${original.path}`;
      const work = pending.get(key) ?? find(original, width).finally(() => pending.delete(key));
      pending.set(key, work);
      return work;
    },
  };
}

function describe(body: Buffer, path: string, width: number, version: Version): MadePicture {
  return { body, tag: `"${hashOf(keyOf(path, width, version))}"`, cacheControl: version.cacheControl };
}

function keyOf(path: string, width: number, { name }: Version): string {
  return `${width} ${name} ${path}`;
}
