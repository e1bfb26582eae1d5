import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { addAbortSignal, Readable } from 'node:stream';

import { send } from '@fastify/send';

import { contentTypeOf, dispositionOf } from '../http/content-types';
import type { SentRequest, Upstream } from '../upstream/upstream';
import { type FileIndex, findFile, type StoredFile } from './files';

const TIMEOUT_MS = 5_000;

/** The index of files has already decided which files may be served. */
const sendOptions = { cacheControl: false, contentType: false, dotfiles: 'allow', index: false } as const;

/** Answers for the files of the content folder as a provider does, without a network. */
export function createFileHost(current: () => FileIndex) {
  return {
    url: 'http://content',
    timeoutMs: TIMEOUT_MS,
    answer: (address: string, request: SentRequest) => answerFile(current(), address, request),
    /** Another text after each change of a file, and when it is removed. */
    stampOf: async (reference: string) => {
      const file = findFile(current(), reference);
      const stats = file && (await stat(file.path).catch(() => undefined));
      return stats === undefined ? 'none' : `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
    },
  } satisfies Upstream;
}

/**
 * Streams a file, or the requested range.
 * @param address `/api/image/{path or id}`, or `/api/image?url={path or id}`
 */
async function answerFile(
  files: FileIndex,
  address: string,
  { method, headers, signal }: SentRequest,
): Promise<Response> {
  const reference = decodeURIComponent(address.replace(/^\/api\/image(?:\/|\?url=)/, ''));
  const file = findFile(files, reference);
  if (file === undefined) return notFound();
  const isById = files.byId.get(reference) === file;
  const request = { method, headers } as IncomingMessage;
  const sent = await send(request, encodeURIComponent(file.path), sendOptions);
  const { type, statusCode, stream } = sent;
  const isSent = type === 'file' && (!isById || isAsIndexed(sent.metadata.stat, file));
  const caching = { 'cache-control': isById ? 'public, max-age=31536000, immutable' : 'public, no-cache' };
  if (isSent && statusCode !== 304) {
    const named = {
      'content-type': contentTypeOf(file.name),
      'content-disposition': dispositionOf(file.name),
    };
    const init = { status: statusCode, headers: { ...sent.headers, ...named, ...caching } };
    if (method === 'HEAD') return new Response(null, init);
    // a stream that nobody reads yet would end the process by the error of a signal that is over already
    const body = Readable.toWeb(stream) as ReadableStream;
    addAbortSignal(signal, stream);
    return new Response(body, init);
  }
  stream.destroy();
  if (isSent) return new Response(null, { status: 304, headers: { ...sent.headers, ...caching } });
  if (statusCode !== 416) return notFound();
  const range = String(sent.headers['Content-Range']);
  return new Response(null, {
    status: 416,
    headers: { 'content-range': range, 'cache-control': 'no-store' },
  });
}

function notFound(): Response {
  return new Response(null, { status: 404 });
}

/** Whether the file is unchanged since its hash was made. */
function isAsIndexed(stat: { size: number; mtimeMs: number }, { size, modified }: StoredFile): boolean {
  return stat.size === size && stat.mtimeMs === modified;
}
