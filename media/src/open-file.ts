import { Readable } from 'node:stream';

import { READ_AHEAD_BYTES } from '@school/server-core/http/streams';
import { limitBody } from '@school/server-core/upstream/limit-body';
import { fetchUpstream } from '@school/server-core/upstream/upstream';
import { toUpstreamError, UpstreamError } from '@school/server-core/upstream/upstream-error';

import { type ByteReader, createByteReader } from './byte-reader';
import { type FileType, fileTypeOf, mayBePicture, needsEncoding } from './file-types';
import { type FilmIndex, rangeOf } from './film-index';
import { HEAD_BYTES } from './metadata/media-format';
import { MetadataError } from './metadata/metadata-error';
import { applyPatches } from './metadata/patches';
import { stripFilm } from './metadata/strip-film';
import type { Original } from './pictures/originals';

/** Larger files are not passed on. */
const MAX_FILE_BYTES = 2_000_000_000;
/** The longest pause within a file. */
const IDLE_MS = 20_000;
const PLAIN = { 'accept-encoding': 'identity' };

interface OpenOptions {
  method: string;
  headers: Record<string, string>;
  /** Ends the request. */
  controller: AbortController;
  films: FilmIndex;
}

/** A file as its host has begun to send it. */
interface FoundFile {
  response: Response;
  type: FileType;
  /** Its bytes without metadata. Undefined when there is no body, and for a refusal. */
  content: AsyncGenerator<Uint8Array, void> | undefined;
}

export type OpenedFile = Omit<FoundFile, 'content'> & { content: Readable | undefined };

/**
 * Requests a file that is no picture, and waits for the first bytes of its content. A file that cannot be
 * sent is refused before it begins.
 * @throws UpstreamError for each failure
 */
export async function openFile(file: Original, options: OpenOptions): Promise<OpenedFile> {
  try {
    const found = await findFile(file, options);
    return { ...found, content: found.content && (await begin(found.content)) };
  } catch (error) {
    options.controller.abort();
    throw error instanceof MetadataError ? new UpstreamError(502, error.message) : toUpstreamError(error);
  }
}

/** Requests the complete picture instead of a part: metadata cannot be removed from a part. */
async function findFile(file: Original, options: OpenOptions): Promise<FoundFile> {
  const { method, headers, controller } = options;
  const { upstream, path, reference } = file;
  const late = new UpstreamError(504, 'the provider did not answer in time');
  const timer = setTimeout(() => controller.abort(late), upstream.timeoutMs);
  const fetchWith = (sent: Record<string, string>) =>
    fetchUpstream(upstream, path, { method, headers: sent, signal: controller.signal });
  try {
    const response = await fetchWith({ ...PLAIN, ...headers });
    const isPart = response.status === 206 && mayBePicture(typeOf(response, reference));
    if (!isPart) return await identify(response, file, options);
    await response.body?.cancel();
    const complete = await fetchWith(PLAIN);
    if (complete.status !== 206) return await identify(complete, file, options);
    throw new UpstreamError(502, 'the provider sends a part of the picture alone');
  } finally {
    clearTimeout(timer);
  }
}

/** Identifies a file by its first bytes. */
async function identify(response: Response, file: Original, options: OpenOptions): Promise<FoundFile> {
  const type = typeOf(response, file.reference);
  const found = { response, type, content: undefined };
  const body = response.body as AsyncIterable<Uint8Array> | null;
  if (body === null || ![200, 206].includes(response.status)) return found;
  if (Number(response.headers.get('content-length') ?? 0) > MAX_FILE_BYTES) {
    throw new UpstreamError(502, `the file has more than ${MAX_FILE_BYTES} bytes`);
  }
  const limits = { maxBytes: MAX_FILE_BYTES, idleMs: IDLE_MS, controller: options.controller };
  const reader = createByteReader(limitBody(body, limits));
  if (response.status === 206) {
    const isFilm = type.contentType.startsWith('video/');
    return { ...found, content: isFilm ? await patched(response, reader, file, options) : reader.pass() };
  }
  const known = typeOf(response, file.reference, await reader.fill(HEAD_BYTES));
  if (needsEncoding(known)) throw new UpstreamError(502, 'the picture is of a format that is not shown');
  if (known.format?.removal !== 'patch') return { response, type: known, content: reader.pass() };
  const content = hasParts(response)
    ? await patched(response, reader, file, options).catch((error: unknown) => {
        if (error instanceof UpstreamError) return stripFilm(reader);
        throw error;
      })
    : stripFilm(reader);
  return { response, type: known, content };
}

/** Whether the index of a film can be read ahead of it. */
function hasParts({ headers }: Response): boolean {
  return headers.get('accept-ranges') === 'bytes' && headers.has('content-length');
}

async function begin(content: AsyncGenerator<Uint8Array, void>): Promise<Readable> {
  const first = await content.next();
  async function* pieces() {
    if (first.done !== true) yield first.value;
    yield* content;
  }
  return Readable.from(pieces(), { objectMode: false, highWaterMark: READ_AHEAD_BYTES });
}

/** A film, or a part of it, with its metadata overwritten. */
async function patched(
  response: Response,
  reader: ByteReader,
  { upstream, path }: Original,
  { films }: OpenOptions,
): Promise<AsyncGenerator<Uint8Array, void>> {
  const patches = await films.patchesOf(upstream, path, response);
  const { start } = rangeOf(response);
  return (async function* pieces() {
    let at = start;
    for await (const piece of reader.pass()) {
      yield applyPatches(piece, at, patches);
      at += piece.length;
    }
  })();
}

function typeOf({ headers }: Response, reference: string, head?: Buffer): FileType {
  return fileTypeOf(headers.get('content-type'), reference, head);
}
