import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { addAbortSignal, Readable } from 'node:stream';

import { send, type SendResult } from '@fastify/send';

import { conditionsLeft, matchesTag } from '../http/conditions';
import { contentTypeOf, dispositionOf } from '../http/content-types';
import type { StoredFile } from './files';
import { type ApiRequest, createResponse, notFound } from './responses';

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
export async function fileResponse(
  { method, headers = {}, signal }: ApiRequest,
  file: StoredFile,
  { cacheTime, name = file.name }: { cacheTime: CacheTime; name?: string },
): Promise<Response> {
  const tag = `"${file.hash}"`;
  const own = { etag: tag, 'cache-control': cacheControlOf[cacheTime] };
  if (matchesTag(headers['if-none-match'], tag)) return createResponse(304, null, own);
  const version = { tag, modified: new Date(file.modified), size: file.size };
  const left = conditionsLeft(headers, version);
  if (method === 'HEAD') delete left.range;
  const result = await read(file, left);
  if (isAsIndexed(result, file)) return pass(result, name, own, signal);
  result.stream.destroy();
  if (cacheTime === 'for ever') return notFound();
  return pass(await read(file, {}, true), name, { 'cache-control': 'no-store' }, signal);
}

function read(file: StoredFile, headers: IncomingHttpHeaders, etag = false): Promise<SendResult> {
  const request = Object.create({ headers }) as IncomingMessage;
  return send(request, encodeURIComponent(file.path), { ...sendOptions, etag });
}

/** Whether the file is unchanged since its hash was made. A range outside of it is refused anyway. */
function isAsIndexed(result: SendResult, { size, modified }: StoredFile): boolean {
  if (result.type !== 'file') return true;
  const { stat } = result.metadata;
  return stat.size === size && stat.mtimeMs === modified;
}

function pass(
  { type, statusCode, headers, stream }: SendResult,
  name: string,
  own: Record<string, string>,
  signal: AbortSignal | undefined,
): Response {
  if (type === 'file' && statusCode !== 304) {
    const body = Readable.toWeb(stream) as ReadableStream;
    // a stream that nobody reads yet would end the process by the error of a signal that is over already
    if (signal) addAbortSignal(signal, stream);
    return createResponse(statusCode, body, { ...headers, ...fileHeaders(name), ...own });
  }
  stream.destroy();
  if (statusCode === 304) return createResponse(304, null, { ...headers, ...own });
  if (statusCode !== 416) return notFound();
  const range = { 'content-range': String(headers['Content-Range']), 'accept-ranges': 'bytes' };
  return createResponse(416, null, { ...range, 'cache-control': 'no-store' });
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
