import { pictureWidths } from '@school/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { matchesTag } from '../../http/conditions';
import { fileHeaders } from '../../http/response-headers';
import { sendFailure } from '../../upstream/refusals';
import { toUpstreamError, UpstreamError } from '../../upstream/upstream-error';
import type { RemoteFile } from '../open-file';
import type { Width } from './make-picture';
import type { Pictures } from './pictures';

/** The requested width. Undefined when there is none, `unknown` when no picture has it. */
export function widthOf(value: unknown): Width | 'unknown' {
  if (value === undefined || value === 'share') return value;
  return pictureWidths.find((width) => String(width) === value) ?? 'unknown';
}

/**
 * Sends a picture in a width, or in its own size, or its refusal. For other files it sends no response, and
 * returns false.
 */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  pictures: Pictures,
  file: RemoteFile,
  width: Width,
): Promise<boolean> {
  const made = await pictures.get(file, width, request.enqueue).catch(toUpstreamError);
  if (made === undefined) return false;
  if (made instanceof UpstreamError) {
    sendFailure(reply, made);
    return true;
  }
  const { body, type, tag, cacheControl } = made;
  // messengers show it with a link, and no search engine among its pictures
  if (width === 'share') reply.header('x-robots-tag', 'noindex');
  reply.headers({ ...fileHeaders(type), etag: tag, 'cache-control': cacheControl });
  const isKnown = matchesTag(request.headers['if-none-match'], tag);
  if (!isKnown) reply.headers({ 'content-type': type, 'content-length': body.length });
  void reply.code(isKnown ? 304 : 200).send(isKnown || request.method === 'HEAD' ? undefined : body);
  return true;
}
