import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import { send, type SendResult } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { StoredFile } from '../content/files';
import { conditionsLeft, matchesTag } from './conditions';
import { contentTypeOf, dispositionOf } from './content-types';
import { sendNotFound } from './responses';

/** The cache time of a file: for ever by its content, a while by its path, or never. */
export type CacheTime = 'for ever' | 'a while' | 'never';

const cacheControlOf: Readonly<Record<CacheTime, string>> = {
  'for ever': 'public, max-age=31536000, immutable',
  'a while': 'public, max-age=300, must-revalidate',
  never: 'no-store',
};

/** The index of files has already decided which files may be served. */
const sendOptions = {
  cacheControl: false,
  contentType: false,
  dotfiles: 'allow',
  index: false,
} as const;

/** Streams a file, or the requested range. `name` is the name for saving it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { cacheTime, name = file.name }: { cacheTime: CacheTime; name?: string },
): Promise<FastifyReply> {
  const tag = `"${file.hash}"`;
  if (matchesTag(request.headers['if-none-match'], tag)) {
    return reply.code(304).headers({ etag: tag, 'cache-control': cacheControlOf[cacheTime] }).send();
  }
  const version = { tag, modified: new Date(file.modified), size: file.size };
  const headers = conditionsLeft(request.headers, version);
  if (request.method === 'HEAD') delete headers.range;
  const result = await read(request, file, headers);
  if (isAsIndexed(result, file)) {
    return pass(reply, result, name, { etag: tag, 'cache-control': cacheControlOf[cacheTime] });
  }
  result.stream.destroy();
  if (cacheTime === 'for ever') return sendNotFound(reply);
  return pass(reply, await read(request, file, {}, true), name, { 'cache-control': 'no-store' });
}

/** Requests the file with other headers than the visitor's. */
function read({ raw }: FastifyRequest, file: StoredFile, headers: IncomingHttpHeaders, etag = false) {
  const request = Object.create(raw, { headers: { value: headers } }) as IncomingMessage;
  return send(request, encodeURIComponent(file.path), { ...sendOptions, etag });
}

/** Whether the file is unchanged since its hash was made. A range outside of it is refused anyway. */
function isAsIndexed(result: SendResult, { size, modified }: StoredFile): boolean {
  if (result.type !== 'file') return true;
  const { stat } = result.metadata;
  return stat.size === size && stat.mtimeMs === modified;
}

function pass(
  reply: FastifyReply,
  { type, statusCode, headers, stream }: SendResult,
  name: string,
  own: Record<string, string>,
): FastifyReply {
  if (type === 'file') {
    if (statusCode !== 304) reply.headers(fileHeaders(name));
    return reply
      .code(statusCode)
      .headers({ ...headers, ...own })
      .send(stream);
  }
  stream.destroy();
  if (statusCode !== 416) return sendNotFound(reply);
  const range = { 'content-range': headers['Content-Range'], 'accept-ranges': 'bytes' };
  return reply
    .code(416)
    .headers({ ...range, 'cache-control': 'no-store' })
    .send();
}

function fileHeaders(name: string): Record<string, string> {
  const type = contentTypeOf(name);
  const isDrawing = type === 'image/svg+xml';
  return {
    'content-type': type,
    'content-disposition': dispositionOf(name),
    ...(isDrawing && {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    }),
  };
}
