import type { InTurn } from '@school/server/http/costs';
import { imagePath } from '@school/shared-deps/server';

import type { Site } from '../site';

/** Reads the school's emblem in a width; undefined where there is none that can be shown. */
export type ReadEmblem = (width: number, inTurn: InTurn) => Promise<Buffer | undefined>;

export function createEmblemReader({
  content,
  gateway,
  pictures,
}: Pick<Site, 'content' | 'gateway' | 'pictures'>): ReadEmblem {
  return async (width, inTurn) => {
    const reference = content.current().profile.emblem?.file;
    if (reference === undefined) return undefined;
    const original = { upstream: gateway.own, path: imagePath(reference), reference };
    return pictures.get(original, width, inTurn).then(
      (emblem) => emblem?.body,
      () => undefined,
    );
  };
}
