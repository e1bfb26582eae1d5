import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { StoredFile } from '../content/files';
import { sendNotFound } from './answers';
import { isUnchanged, rangeOf } from './conditions';
import { contentTypeOf, dispositionOf } from './content-types';

/** How an answer with a file may be kept: for ever by its content, for a while by its path, not at all. */
export type Keeping = 'for ever' | 'a while' | 'never';

const cacheControl: Readonly<Record<Keeping, string>> = {
  'for ever': 'public, max-age=31536000, immutable',
  'a while': 'public, max-age=300, must-revalidate',
  never: 'no-store',
};

interface Version {
  readonly tag: string;
  readonly modified: number;
  readonly size: number;
}

/** Streams a file or the range of it that is asked for; `name` is the one to save it under. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { keeping, name = file.name }: { keeping: Keeping; name?: string },
): Promise<FastifyReply> {
  const handle = await open(file.path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => undefined);
  if (handle === undefined) return sendNotFound(reply);
  const { size, mtimeMs: modified } = await handle.stat();
  const isAsIndexed = size === file.size && modified === file.modified;
  if (!isAsIndexed && keeping === 'for ever') {
    await handle.close();
    return sendNotFound(reply);
  }
  const tag = isAsIndexed ? `"${file.hash}"` : `W/"${size}-${modified}"`;
  setHeaders(reply, name, keeping);
  return sendVersion(request, reply, handle, { tag, modified, size });
}

function setHeaders(reply: FastifyReply, name: string, keeping: Keeping): void {
  const type = contentTypeOf(name);
  reply.headers({
    'content-type': type,
    'content-disposition': dispositionOf(name),
    'cache-control': cacheControl[keeping],
    'accept-ranges': 'bytes',
  });
  if (type === 'image/svg+xml') {
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    );
  }
}

async function sendVersion(
  request: FastifyRequest,
  reply: FastifyReply,
  handle: FileHandle,
  version: Version,
): Promise<FastifyReply> {
  const { tag, modified, size } = version;
  reply.headers({ etag: tag, 'last-modified': new Date(modified).toUTCString() });
  const range = request.method === 'GET' ? rangeOf(request.headers, version) : undefined;
  const isEmptyAnswer = request.method === 'HEAD' || size === 0 || range === 'unsatisfiable';
  const isKnown = isUnchanged(request.headers, tag, modified);
  if (isKnown || isEmptyAnswer) await handle.close();
  if (isKnown) return reply.code(304).removeHeader('content-type').send();
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .header('content-range', `bytes */${size}`)
      .header('cache-control', 'no-store')
      .removeHeader('content-type')
      .send();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  reply.header('content-length', end - start + 1);
  if (range !== undefined) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return isEmptyAnswer ? reply.send() : reply.send(handle.createReadStream({ start, end }));
}
