import { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { fileHeaders } from '../http/security';
import { HEAD, withoutCameraData } from './camera-data/camera-data';
import { type FileType, fileTypeOf } from './file-types';
import { peek } from './peek';
import { sendError } from './refusals';
import { ask, refusalOf, toUpstreamError, UpstreamError, type Upstream } from './upstream';

/** What a visitor's browser may ask of a file besides its name. */
const asked = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
/** What it is told of it. */
const told = ['etag', 'last-modified', 'accept-ranges', 'content-range', 'content-length'];
/** Of a photo, which comes whole and is not as long as at its host. */
const toldOfPhoto = ['etag', 'last-modified'];

interface FileRequest {
  upstream: Upstream;
  /** Path and query, as the upstream is asked. */
  path: string;
  /** The file's path or id, by whose ending its type is known. */
  reference: string;
  /** A transfer certificate: it is kept nowhere, and its own name is not told. */
  isCertificate?: boolean;
}

/** Streams a file through, or the part of it that is asked for; only its beginning has to come in time. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { upstream, path, reference, isCertificate = false }: FileRequest,
): Promise<FastifyReply> {
  const file = await begin(request, reply, { upstream, path, reference }).catch(toUpstreamError);
  if (file instanceof UpstreamError) return sendError(reply, file.status, file.message);
  const { response, type, body } = file;
  if (!isPassedOn(response)) return sendRefusal(reply, response);
  setHeaders(reply, response, type);
  if (isCertificate) {
    reply.header('cache-control', 'no-store').header('content-disposition', 'attachment; filename="tc.jpg"');
  }
  if (body === null) return reply.send();
  // photos come without what the camera wrote into them, whoever asks
  return reply.send(Readable.from(type.isPhoto ? withoutCameraData(body) : body, { objectMode: false }));
}

/** A file as its host has begun to send it. */
interface BegunFile {
  response: Response;
  type: FileType;
  body: AsyncIterable<Uint8Array> | null;
}

/** Asks for the file until the visitor goes away; for a part of a photo, which could not be cleaned, it asks for the whole. */
async function begin(
  request: FastifyRequest,
  reply: FastifyReply,
  { upstream, path, reference }: FileRequest,
): Promise<BegunFile> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new DOMException('late', 'TimeoutError')), upstream.timeoutMs);
  reply.raw.once('close', () => abort.abort());
  const headers = { 'accept-encoding': 'identity', ...pick(asked, (name) => request.headers[name]) };
  const options = { method: request.method, signal: abort.signal };
  try {
    const response = await ask(upstream, path, { ...options, headers });
    const type = typeOf(response, reference);
    if (response.status !== 206 || !type.isPhoto) return await lookInto(response, reference);
    await response.body?.cancel();
    const whole = await ask(upstream, path, { ...options, headers: { 'accept-encoding': 'identity' } });
    return await lookInto(whole, reference);
  } finally {
    clearTimeout(timer);
  }
}

/** The first bytes say what a file is where it is whole. */
async function lookInto(response: Response, reference: string): Promise<BegunFile> {
  const body = response.body as AsyncIterable<Uint8Array> | null;
  if (body === null || response.status !== 200) return { response, type: typeOf(response, reference), body };
  const { head, whole } = await peek(body, HEAD);
  return { response, type: typeOf(response, reference, head), body: whole };
}

function typeOf({ headers }: Response, reference: string, head?: Buffer): FileType {
  return fileTypeOf(headers.get('content-type'), reference, head);
}

/** Contents, parts of them, and what there is to say without any. */
function isPassedOn({ status }: Response): boolean {
  return [200, 206, 304, 416].includes(status);
}

async function sendRefusal(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const isRefused = response.status >= 400 && response.status < 500;
  const { error } = await refusalOf(response);
  return sendError(reply, isRefused ? response.status : 502, error);
}

function setHeaders(
  reply: FastifyReply,
  { status, headers }: Response,
  { contentType, isShown, isPhoto }: FileType,
): void {
  // fetch has undone an encoding that was not asked for: the length is that of other bytes
  const whole = isPhoto ? toldOfPhoto : told;
  const names = headers.has('content-encoding') ? whole.filter((name) => name !== 'content-length') : whole;
  const disposition = dispositionOf(headers.get('content-disposition'), isShown);
  reply
    .code(status)
    .headers(fileHeaders(contentType))
    .headers(pick(names, (name) => headers.get(name)))
    .headers(disposition === undefined ? {} : { 'content-disposition': disposition })
    .header('cache-control', headers.get('cache-control') ?? 'public, max-age=300');
  if (status === 200 || status === 206) reply.header('content-type', contentType);
}

/** The provider's file name is kept; what is not shown is saved, whatever the provider says. */
function dispositionOf(said: string | null, isShown: boolean): string | undefined {
  if (isShown) return said ?? undefined;
  const parameters = (said ?? '').replace(/^[^;]*/, '');
  return `attachment${parameters}`;
}

function pick(
  names: readonly string[],
  valueOf: (name: string) => string | string[] | null | undefined,
): Record<string, string> {
  const entries = names.map((name) => [name, valueOf(name)] as const);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
