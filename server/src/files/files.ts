import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { visitorOf } from '../http/visitor';
import { createGate } from '../lib/gate';
import { sendError, sendFailure } from '../upstream/refusals';
import { refusalOf, toUpstreamError, UpstreamError } from '../upstream/upstream-error';
import { fileRequestHeaders, setFileHeaders } from './file-headers';
import { mayBePicture, needsEncoding } from './file-types';
import { openFile, type RemoteFile } from './open-file';

const MAX_BYTES = 2_000_000_000;
/** Content, a part of it, not modified, or a range that does not exist. */
const PASSED_ON = [200, 206, 304, 416];
/** Bytes that are read ahead of the visitor. A file up to this size frees its connection at once. */
const READ_AHEAD_BYTES = 1_000_000;
/** Longer files at once: each keeps a connection to the host busy. */
const MAX_LONG = { share: 4, atOnce: 32, maxWaiting: 0 };

export function createFileSender() {
  const enqueue = createGate(MAX_LONG);
  /** Counts a long file until its response is closed. */
  const beginLong = (visitor: string, raw: ServerResponse) =>
    new Promise<void>((resolve, reject) => {
      const send = () => {
        resolve();
        return new Promise<void>((end) => (raw.destroyed ? end() : raw.once('close', end)));
      };
      enqueue(visitor, send).catch(reject);
    });

  /**
   * Streams a file that is no picture, or the requested part of it. Only the first bytes have a time limit.
   * Throws a BusyError when too many long files are being sent.
   */
  return async (request: FastifyRequest, reply: FastifyReply, file: RemoteFile): Promise<FastifyReply> => {
    const opened = await request.enqueue(() => open(request, reply, file)).catch(toUpstreamError);
    if (opened instanceof UpstreamError) return sendFailure(reply, opened);
    const { response, type, content } = opened;
    if (!PASSED_ON.includes(response.status)) return sendRefusal(reply, response);
    const body = content && Readable.from(content, { objectMode: false, highWaterMark: READ_AHEAD_BYTES });
    if (body && isLong(response)) await beginLong(visitorOf(request.ip), reply.raw);
    setFileHeaders(reply, response, type, file.reference);
    return reply.send(body);
  };
}

/**
 * Requests the complete file instead of a part that may be one of a picture. A picture is never sent as it
 * is.
 */
async function open({ method, headers }: FastifyRequest, { raw }: FastifyReply, file: RemoteFile) {
  const openWith = async (sent: Record<string, string>) => {
    const controller = new AbortController();
    raw.once('close', () => controller.abort());
    const opened = await openFile(file, { maxBytes: MAX_BYTES, method, headers: sent, controller });
    return { ...opened, controller };
  };
  let opened = await openWith(fileRequestHeaders(headers));
  if (opened.response.status === 206 && mayBePicture(opened.type)) {
    opened.controller.abort();
    opened = await openWith({});
  }
  const isPartOfPicture = opened.response.status === 206 && mayBePicture(opened.type);
  if (opened.content === undefined || !(isPartOfPicture || needsEncoding(opened.type))) return opened;
  opened.controller.abort();
  throw new UpstreamError(502, 'the picture is of a format that is not shown');
}

/** Whether a file is longer than what is read ahead of the visitor, so that it keeps its connection. */
function isLong({ headers }: Response): boolean {
  const length = headers.get('content-length');
  return length === null || Number(length) > READ_AHEAD_BYTES;
}

async function sendRefusal(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const { status } = response;
  await response.body?.cancel();
  const refused = refusalOf(response);
  return status >= 400 && status < 500
    ? sendError(reply, status, refused.message)
    : sendFailure(reply, refused);
}
