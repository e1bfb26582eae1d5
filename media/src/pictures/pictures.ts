import type { DiskCache } from '@school/server-core/disk-cache';
import { steadyNow } from '@school/server-core/steady-now';
import { createNegativeCache } from '@school/server-core/upstream/negative-cache';
import { toUpstreamError, UpstreamError } from '@school/server-core/upstream/upstream-error';
import { createShares } from '@school/server-core/work/queue';

import { mediaFormatOf } from '../metadata/media-format';
import { makePicture, takeTurn, type Width } from './make-picture';
import { createOriginals, hashOf, type Original, type Read, type Version } from './originals';
import { createSharedOriginals } from './shared-originals';

/** A picture without metadata. */
export interface ServedPicture {
  body: Buffer;
  type: string;
  /** Quoted. */
  tag: string;
  /** The original's header. */
  cacheControl: string;
}

export type Pictures = ReturnType<typeof createPictures>;

interface PicturesOptions {
  make?: typeof makePicture;
  now?: () => number;
}

/** Originals in memory at once: small ones have 1 MB each at most, large ones 20 MB. */
const MAX_ORIGINALS = { small: 48, large: 6 };
/** Pictures that one visitor may wait for at once. Others of the same visitor come after them. */
const VISITOR_SHARE = 3;
/** The pause after a failure, before an original is requested again. */
const PAUSE_MS = 5_000;
const noCache: DiskCache = { get: () => Promise.resolve(undefined), put: () => Promise.resolve() };

/** Pictures without metadata. Each is made once, for all visitors, and cached on the disk. */
export function createPictures(
  cache: DiskCache = noCache,
  { make = makePicture, now = steadyNow }: PicturesOptions = {},
) {
  const originals = createOriginals(now);
  const pending = new Map<string, Promise<ServedPicture | undefined>>();
  const inShare = createShares(VISITOR_SHARE);
  const shared = createSharedOriginals(originals, MAX_ORIGINALS);
  const negativeCache = createNegativeCache(PAUSE_MS, now);

  const keptOf = async (path: string, width: Width, version: Version): Promise<ServedPicture | undefined> => {
    const body = await cache.get(keyOf(path, width, version));
    return body && describe(body, path, width, version);
  };

  const makeFrom = async (bytes: Buffer, path: string, width: Width, version: Version) => {
    try {
      const body = await takeTurn(() => make(bytes, width));
      if (version.isStored) await cache.put(keyOf(path, width, version), body);
      return describe(body, path, width, version);
    } catch {
      originals.refuse(path, version);
      throw new RefusedPictureError();
    }
  };

  const pictureOf = async ({ version, bytes }: Read, path: string, width: Width) => {
    if (version.kind === 'refused') throw new RefusedPictureError();
    if (version.kind === 'other') return undefined;
    const kept = await keptOf(path, width, version);
    return kept ?? (bytes && once(keyOf(path, width, version), () => makeFrom(bytes, path, width, version)));
  };

  const once = (key: string, work: () => Promise<ServedPicture | undefined>) => {
    const one = pending.get(key) ?? work().finally(() => pending.delete(key));
    pending.set(key, one);
    return one;
  };

  const request = async (original: Original, known: Version | undefined, width: Width, visitor: string) => {
    const { path } = original;
    const failure = negativeCache.find(path);
    if (failure instanceof UpstreamError) throw failure;
    const use = () => shared.use(original, known, (read) => pictureOf(read, path, width));
    return inShare(visitor, use).catch((error: unknown) => {
      const failure = toUpstreamError(error);
      if (!(failure instanceof RefusedPictureError)) negativeCache.fail(path, failure);
      throw failure;
    });
  };

  const find = async (original: Original, width: Width, visitor: string) => {
    const { path } = original;
    const last = originals.last(path);
    const kept = last?.kind === 'picture' ? await keptOf(path, width, last) : undefined;
    const isUsable = last && (kept !== undefined || last.kind !== 'picture');
    if (isUsable && last.freshUntil > now()) {
      return kept ?? pictureOf({ version: last, bytes: undefined }, path, width);
    }
    return request(original, isUsable ? last : undefined, width, visitor).catch((error: unknown) => {
      // when the host does not answer, an older picture is sent
      if (kept !== undefined && !(error instanceof RefusedPictureError)) return kept;
      throw error;
    });
  };

  return {
    /**
     * The picture in a width, or in its own size. Undefined for a file that is no picture, or is missing.
     * @throws UpstreamError when the picture cannot be shown, or its host does not answer
     */
    get: (original: Original, width: Width, visitor: string): Promise<ServedPicture | undefined> =>
      once(`${visitor} ${nameOf(width)} ${original.path}`, () => find(original, width, visitor)),
  };
}

class RefusedPictureError extends UpstreamError {
  constructor() {
    super(502, 'the picture is of a format that is not shown');
    this.name = 'RefusedPictureError';
  }
}

function describe(body: Buffer, path: string, width: Width, version: Version): ServedPicture {
  const { cacheControl } = version;
  const type = mediaFormatOf(body)?.type ?? 'image/webp';
  return { body, type, tag: `"${hashOf(keyOf(path, width, version))}"`, cacheControl };
}

function keyOf(path: string, width: Width, { name }: Version): string {
  return `${nameOf(width)} ${name} ${path}`;
}

function nameOf(width: Width): string {
  return width === undefined ? 'own' : String(width);
}
