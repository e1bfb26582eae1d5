import { visitorOf } from '@school/server-core/http/rate-limit';
import { createStreams, READ_AHEAD_BYTES } from '@school/server-core/http/streams';
import { sendError, sendFailure } from '@school/server-core/upstream/refusals';
import { refusalOf } from '@school/server-core/upstream/upstream';
import { toUpstreamError, UpstreamError } from '@school/server-core/upstream/upstream-error';
import { createShares } from '@school/server-core/work/queue';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { fileRequestHeaders, setFileHeaders } from './file-headers';
import { createFilmIndex } from './film-index';
import { type OpenedFile, openFile } from './open-file';
import type { Original } from './pictures/originals';

/** Files of one visitor that are opened at once. Others of the same visitor come after them. */
const VISITOR_SHARE = 6;
const RETRY_SECONDS = 5;

/** Streams a file that is no picture, or the requested part of it. Only the first bytes have a time limit. */
export type SendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: Original,
) => Promise<FastifyReply>;

export function createFileSender(): SendFile {
  const films = createFilmIndex();
  const streams = createStreams();
  const inShare = createShares(VISITOR_SHARE);

  return async (request, reply, file) => {
    const controller = new AbortController();
    reply.raw.once('close', () => controller.abort());
    const headers = fileRequestHeaders(request.headers);
    const options = { method: request.method, headers, controller, films };
    const open = () => openFile(file, options).catch(toUpstreamError);
    const opened = await inShare(visitorOf(request.ip), open);
    if (opened instanceof UpstreamError) return sendFailure(reply, opened);
    const { response, type, content } = opened;
    if (!isPassedOn(response)) return sendRefusal(reply, response);
    if (content && isLong(opened) && !streams.add(request.ip, reply.raw, content)) {
      controller.abort();
      return sendError(reply.header('retry-after', RETRY_SECONDS), 429, 'too many files at once');
    }
    setFileHeaders(reply, response, type);
    return reply.send(content);
  };
}

/** Whether a file is longer than what is read ahead of the visitor, so that it keeps its connection. */
function isLong({ response }: OpenedFile): boolean {
  const length = response.headers.get('content-length');
  return length === null || Number(length) > READ_AHEAD_BYTES;
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
