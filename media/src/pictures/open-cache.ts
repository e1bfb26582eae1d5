import path from 'node:path';

import type { Config } from '@school/server-core/config';
import { createDiskCache, type DiskCache } from '@school/server-core/disk-cache';
import type { Log } from '@school/server-core/log';
import type { Redis } from '@school/server-core/redis';

import { sharePictures } from './shared-pictures';

/** The space on the disk for pictures in other widths. */
const MAX_PICTURE_BYTES = 512_000_000;

/** Where pictures in other widths are kept: on this server's disk, and for others in what they share. */
export function openPictureCache(
  { cacheFolder, linkSecret }: Pick<Config, 'cacheFolder' | 'linkSecret'>,
  log: Log,
  redis: Redis | undefined,
): DiskCache {
  const onProblem = (error: unknown) => log.problem('pictures cannot be kept on the disk', error);
  const folder = path.join(cacheFolder, 'pictures');
  const disk = createDiskCache({ folder, maxBytes: MAX_PICTURE_BYTES, onProblem });
  return redis && linkSecret ? sharePictures(disk, redis, linkSecret) : disk;
}
