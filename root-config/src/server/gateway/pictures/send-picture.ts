import { matchesTag } from '@school/content-service';
import { pictureWidths } from '@school/shared-deps/contract';
import { IMPRESSION_WIDTH } from '@school/shared-deps/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { fileHeaders } from '../../http/security';
import type { Original } from './originals';
import type { Pictures } from './pictures';

export const LARGEST_WIDTH = Math.max(...pictureWidths);

/** The requested width. Undefined when there is none, `unknown` when no picture has it. */
export function widthOf(value: unknown): number | 'unknown' | undefined {
  if (value === undefined) return undefined;
  return [IMPRESSION_WIDTH, ...pictureWidths].find((width) => String(width) === value) ?? 'unknown';
}

/** Sends a picture in a width; false, with nothing sent, where the original has to do. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  pictures: Pictures,
  original: Original,
  width: number,
): Promise<boolean> {
  const made = await pictures.get(original, width);
  if (made === undefined) return false;
  const { body, tag, cacheControl } = made;
  reply.headers({ ...fileHeaders('image/webp'), etag: tag, 'cache-control': cacheControl });
  const isKnown = matchesTag(request.headers['if-none-match'], tag);
  if (!isKnown) reply.headers({ 'content-type': 'image/webp', 'content-length': body.length });
  void reply.code(isKnown ? 304 : 200).send(isKnown || request.method === 'HEAD' ? undefined : body);
  return true;
}
