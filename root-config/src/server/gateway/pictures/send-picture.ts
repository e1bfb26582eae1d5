import { pictureWidths } from '@school/shared-deps/contract';
import { IMPRESSION_WIDTH } from '@school/shared-deps/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { matchesTag } from '../../http/negotiation';
import { fileHeaders } from '../../http/security';
import type { Original } from './originals';
import type { Pictures } from './pictures';

/** Whether a picture is asked for in one of the widths that there are; nothing where none is asked for. */
export function widthOf(asked: unknown): number | 'unknown' | undefined {
  if (asked === undefined) return undefined;
  return [IMPRESSION_WIDTH, ...pictureWidths].find((width) => String(width) === asked) ?? 'unknown';
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
