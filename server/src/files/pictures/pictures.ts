import { join } from 'node:path';

import { LRUCache } from 'lru-cache';

import type { Enqueue } from '../../http/costs';
import { contentHash } from '../../lib/content-hash';
import { createGate } from '../../lib/gate';
import type { Log } from '../../lib/log';
import { steadyNow } from '../../lib/steady-now';
import type { Config } from '../../settings/config';
import { parseCacheControl } from '../../upstream/cache-control';
import { toUpstreamError, UpstreamError } from '../../upstream/upstream-error';
import { createDiskCache, type DiskCache } from '../disk-cache';
import { filePath } from '../file-path';
import { mediaFormatOf } from '../media-format';
import type { RemoteFile } from '../open-file';
import { enqueuePicture, makePicture, type Width } from './make-picture';
import { fetchOriginal, type Version } from './originals';

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

/** The space on the disk for pictures in other widths. */
const MAX_PICTURE_BYTES = 512_000_000;

/** Pictures that this server keeps in its cache folder. */
export function openPictures({ cacheFolder }: Pick<Config, 'cacheFolder'>, log: Log): Pictures {
  const onProblem = (error: unknown) => log.problem('pictures cannot be kept on the disk', error);
  const folder = join(cacheFolder, 'pictures');
  return createPictures(createDiskCache({ folder, maxBytes: MAX_PICTURE_BYTES, onProblem }));
}

/** A file with the key of its state, which is another one after each change that its host tells. */
type KnownFile = RemoteFile & { key: string };

/** The state of an original at its host. */
interface Known {
  /** The last version that was a picture. */
  version: Version | undefined;
  failure: UpstreamError | undefined;
  askAgainAt: number;
}

const MAX_KNOWN = 5_000;
/** Originals of one host in memory at once, 20 MB each at most. */
const MAX_ORIGINALS = 6;
/** The pause after a failure of the host. */
const PAUSE_MS = 5_000;
/** The pause after a file that is no picture, or of which none can be made. */
const REFUSED_MS = 60_000;
const refused = new UpstreamError(502, 'the picture is of a format that is not shown', REFUSED_MS);

/** Pictures without metadata. Each is made once, for all visitors, and cached on the disk. */
export function createPictures(
  cache: DiskCache,
  { make = makePicture, now = steadyNow }: { make?: typeof makePicture; now?: () => number } = {},
) {
  const originals = new LRUCache<string, Known>({ max: MAX_KNOWN });
  const pending = new Map<string, Promise<ServedPicture | undefined>>();
  const ofHost = createGate({ share: MAX_ORIGINALS });

  /** The picture on the disk, and whether it, or its absence, is the answer without a request. */
  const find = async ({ path, key }: KnownFile, width: Width) => {
    const { version, failure, askAgainAt } = originals.get(key) ?? { askAgainAt: 0 };
    const body = version && (await cache.get(keyOf(path, width, version)));
    const stored = version && body && describe(body, version);
    const isSettled = askAgainAt > now() && (stored !== undefined || failure !== undefined || !version);
    return { stored, failure, isSettled, known: stored && version };
  };

  const makeFrom = async (bytes: Buffer, path: string, width: Width, version: Version) => {
    const body = await enqueuePicture(() => make(bytes, width)).catch(() => Promise.reject(refused));
    if (parseCacheControl(version.cacheControl).isStored) await cache.put(keyOf(path, width, version), body);
    return describe(body, version);
  };

  const update = async (file: KnownFile, width: Width): Promise<ServedPicture | undefined> => {
    const { path, key, upstream } = file;
    const remember = (version: Version | undefined, forMs: number, failure?: UpstreamError) =>
      originals.set(key, { version, failure, askAgainAt: now() + forMs });
    // another visitor may have waited for it meanwhile
    const { stored, failure, isSettled, known } = await find(file, width);
    if (isSettled) return answer(stored, failure);
    try {
      return await ofHost(upstream.url, async () => {
        const original = await fetchOriginal(file, known);
        if (original === undefined) return void originals.delete(key);
        const { version, bytes, freshMs } = original;
        const knownMs = upstream.stampOf ? Infinity : freshMs;
        remember(version, version ? knownMs : Math.max(freshMs, REFUSED_MS));
        return version && bytes ? await makeFrom(bytes, path, width, version) : stored;
      });
    } catch (error) {
      const failed = toUpstreamError(error);
      remember(originals.get(key)?.version, Math.max(PAUSE_MS, failed.waitMs), failed);
      return answer(stored, failed);
    }
  };

  const updateOnce = (file: KnownFile, width: Width) => {
    const key = `${width ?? 'own'} ${file.key}`;
    const one = pending.get(key) ?? update(file, width).finally(() => pending.delete(key));
    pending.set(key, one);
    return one;
  };

  return {
    /**
     * The picture in a width, or in its own size; the last one when its host does not answer. Undefined for a
     * file that is no picture, or is missing.
     * @throws UpstreamError when there is none
     */
    get: async (file: RemoteFile, width: Width, enqueue: Enqueue): Promise<ServedPicture | undefined> => {
      const stamp = (await file.upstream.stampOf?.(file.reference)) ?? '';
      const known = { ...file, key: `${file.path} ${stamp}` };
      const { stored, failure, isSettled } = await find(known, width);
      return isSettled ? answer(stored, failure) : enqueue(() => updateOnce(known, width));
    },
    /** Removes pictures from the disk in all of their widths, by the paths of their files. */
    forget: (paths: readonly string[]) => Promise.all(paths.map(cache.remove)),
  };
}

function answer(stored: ServedPicture | undefined, failure: UpstreamError | undefined) {
  if (stored === undefined && failure !== undefined) throw failure;
  return stored;
}

function describe(body: Buffer, { cacheControl }: Version): ServedPicture {
  const type = mediaFormatOf(body)?.type ?? 'image/webp';
  return { body, type, tag: `"${contentHash(body)}"`, cacheControl };
}

function keyOf(path: string, width: Width, { name }: Version): string {
  // posters and panoramas were smaller in 'own'
  return `${filePath(path)}\n${width ?? 'full'} ${name} ${path}`;
}
