import type { FastifyReply, FastifyRequest } from 'fastify';

import { fileRequestHeaders, setFileHeaders } from './file-headers';
import type { FilmIndex } from './film-index';
import { openFile } from './open-file';
import type { Original } from './pictures/originals';
import { sendError } from './refusals';
import { refusalOf } from './upstream';
import { toUpstreamError, UpstreamError } from './upstream-error';

interface FileOptions {
  films: FilmIndex;
  /** Sends a picture of an unknown format as WebP. Returns false, and sends no bytes, when this fails. */
  encode: () => Promise<boolean>;
}

/** Streams a file, or the requested part of it. Only the first bytes have a time limit. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Original,
  { films, encode }: FileOptions,
): Promise<FastifyReply> {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  const headers = fileRequestHeaders(request.headers);
  const options = { method: request.method, headers, controller, films };
  const opened = await openFile(file, options).catch(toUpstreamError);
  if (opened instanceof UpstreamError) return sendError(reply, opened.status, opened.message);
  const { response, type, content, isPicture, isForeign } = opened;
  if (!isPassedOn(response)) return sendRefusal(reply, response);
  if (isForeign) {
    controller.abort();
    return (await encode()) ? reply : sendError(reply, 502, 'the picture is of a format that is not shown');
  }
  setFileHeaders(reply, response, type, isPicture);
  return reply.send(content);
}

/** Whether a response is passed on: content, a part of it, not modified, or a range that does not exist. */
function isPassedOn({ status }: Response): boolean {
  return [200, 206, 304, 416].includes(status);
}

async function sendRefusal(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const isRefused = response.status >= 400 && response.status < 500;
  const { error } = await refusalOf(response);
  return sendError(reply, isRefused ? response.status : 502, error);
}
