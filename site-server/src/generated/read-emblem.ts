import type { Gateway } from '@school/gateway/gateway';
import type { Pictures } from '@school/media/pictures/pictures';
import { imagePath } from '@school/shared-deps/server';

import type { OwnContent } from '../content';

interface EmblemOptions {
  content: Pick<OwnContent, 'current'>;
  gateway: Pick<Gateway, 'own'>;
  pictures: Pictures;
}

/** Reads the school's emblem in a width, for a visitor; undefined where there is none that can be shown. */
export function createEmblemReader({ content, gateway, pictures }: EmblemOptions) {
  return async (width: number, visitor: string): Promise<Buffer | undefined> => {
    const reference = content.current().profile.emblem?.file;
    if (reference === undefined) return undefined;
    const original = { upstream: gateway.own, path: imagePath(reference), reference };
    return pictures.get(original, width, visitor).then(
      (emblem) => emblem?.body,
      () => undefined,
    );
  };
}
