import { imagePath } from '@school/shared-deps/server';

import type { OwnContent } from '../content/own-content';
import type { Pictures } from '../files/pictures/pictures';
import type { InTurn } from '../http/costs';
import type { Gateway } from '../provider/gateway';

/** Reads the school's emblem in a width; undefined where there is none that can be shown. */
export type ReadEmblem = (width: number, inTurn: InTurn) => Promise<Buffer | undefined>;

interface EmblemSources {
  content: Pick<OwnContent, 'current'>;
  gateway: Pick<Gateway, 'own'>;
  pictures: Pictures;
}

export function createEmblemReader({ content, gateway, pictures }: EmblemSources): ReadEmblem {
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
