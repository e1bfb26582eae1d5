import path from 'node:path';

import type { Log } from '../../http/log';
import type { Config } from '../../settings/config';
import { createDiskCache, type DiskCache } from '../disk-cache';

/** The space on the disk for pictures in other widths. */
const MAX_PICTURE_BYTES = 512_000_000;

/** Where this server keeps pictures in other widths. */
export function openPictureCache({ cacheFolder }: Pick<Config, 'cacheFolder'>, log: Log): DiskCache {
  const onProblem = (error: unknown) => log.problem('pictures cannot be kept on the disk', error);
  const folder = path.join(cacheFolder, 'pictures');
  return createDiskCache({ folder, maxBytes: MAX_PICTURE_BYTES, onProblem });
}
