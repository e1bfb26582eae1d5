import type { IncomingMessage } from 'node:http';
import { addAbortSignal, Readable } from 'node:stream';

import { send } from '@fastify/send';

import { contentTypeOf, dispositionOf } from '../http/content-types';
import { fileHeaders } from '../http/response-headers';
import type { StoredFile } from './files';
import { type ApiRequest, createResponse, notFound } from './responses';

/** The cache time of a file: for ever by its content, until it changes by its path, or never. */
export type CacheTime = 'for ever' | 'until it changes' | 'never';

const cacheControlOf: Readonly<Record<CacheTime, string>> = {
  'for ever': 'public, max-age=31536000, immutable',
  'until it changes': 'public, no-cache',
  never: 'no-store',
};

/** The index of files has already decided which files may be served. */
const sendOptions = { cacheControl: false, contentType: false, dotfiles: 'allow', index: false } as const;

/** Streams a file, or the requested range. `name` is the name for saving it. */
export async function fileResponse(
  { method, headers = {}, signal }: ApiRequest,
  file: StoredFile,
  { cacheTime, name = file.name }: { cacheTime: CacheTime; name?: string },
): Promise<Response> {
  const request = { method, headers } as IncomingMessage;
  const sent = await send(request, encodeURIComponent(file.path), sendOptions);
  const { type, statusCode, stream } = sent;
  const isSent = type === 'file' && (cacheTime !== 'for ever' || isAsIndexed(sent.metadata.stat, file));
  if (isSent && statusCode !== 304) {
    const contentType = contentTypeOf(name);
    // a stream that nobody reads yet would end the process by the error of a signal that is over already
    const body = Readable.toWeb(stream) as ReadableStream;
    if (signal) addAbortSignal(signal, stream);
    return createResponse(statusCode, body, {
      ...sent.headers,
      ...fileHeaders(contentType),
      'content-type': contentType,
      'content-disposition': dispositionOf(name),
      'cache-control': cacheControlOf[cacheTime],
    });
  }
  stream.destroy();
  if (isSent)
    return createResponse(304, null, { ...sent.headers, 'cache-control': cacheControlOf[cacheTime] });
  if (statusCode !== 416) return notFound();
  const range = String(sent.headers['Content-Range']);
  return createResponse(416, null, { 'content-range': range, 'cache-control': 'no-store' });
}

/** Whether the file is unchanged since its hash was made. */
function isAsIndexed(stat: { size: number; mtimeMs: number }, { size, modified }: StoredFile): boolean {
  return stat.size === size && stat.mtimeMs === modified;
}
