import type { DiskCache } from '@school/server-core/disk-cache';
import { createShares } from '@school/server-core/work/queue';

import { type Drawing, drawPicture } from './drawn-picture';
import { takeTurn } from './make-picture';
import { hashOf } from './originals';

/** Returns a drawn picture. Each is drawn once, for all visitors, and cached on the disk. */
export type DrawnPictures = (drawing: Drawing, visitor: string) => Promise<Buffer>;

/** Pictures that are drawn for one visitor at once. Others of the same visitor come after them. */
const VISITOR_SHARE = 1;
/** Another one when pictures are drawn in another way. */
const VERSION = 1;

export function createDrawnPictures(cache: DiskCache, fonts: readonly string[]): DrawnPictures {
  const inShare = createShares(VISITOR_SHARE);
  const pending = new Map<string, Promise<Buffer>>();
  const draw = async (key: string, drawing: Drawing): Promise<Buffer> => {
    const drawn = await takeTurn(() => drawPicture(drawing, fonts));
    await cache.put(key, drawn);
    return drawn;
  };
  return async (drawing, visitor) => {
    const { title, school, emblem } = drawing;
    const key = JSON.stringify(['drawn', VERSION, title, school, emblem && hashOf(emblem)]);
    const kept = await cache.get(key);
    if (kept !== undefined) return kept;
    const picture =
      pending.get(key) ?? inShare(visitor, () => draw(key, drawing)).finally(() => pending.delete(key));
    pending.set(key, picture);
    return picture;
  };
}
