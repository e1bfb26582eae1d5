import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { fileHeaders } from '../http/security';
import { withoutCameraData } from './camera-data/camera-data';
import { type FileType, fileTypeOf } from './file-types';
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
  const response = await begin(request, reply, { upstream, path, reference }).catch(toUpstreamError);
  if (response instanceof UpstreamError) {
    const { status, message } = response;
    return reply.code(status).header('cache-control', 'no-store').send({ error: message });
  }
  if (!isPassedOn(response)) return sendRefusal(reply, response);
  const type = typeOf(response, reference);
  setHeaders(reply, response, type);
  if (isCertificate) {
    reply.header('cache-control', 'no-store').header('content-disposition', 'attachment; filename="tc.jpg"');
  }
  if (response.body === null) return reply.send();
  const body = Readable.fromWeb(response.body as ReadableStream);
  // photos come without what the camera wrote into them, whoever asks
  return reply.send(type.isPhoto ? Readable.from(withoutCameraData(body)) : body);
}

function typeOf({ headers }: Response, reference: string): FileType {
  return fileTypeOf(headers.get('content-type'), reference);
}

/** Asks for the file until the visitor goes away; for a part of a photo, which could not be cleaned, it asks for the whole. */
async function begin(
  request: FastifyRequest,
  reply: FastifyReply,
  { upstream, path, reference }: FileRequest,
): Promise<Response> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new DOMException('late', 'TimeoutError')), upstream.timeoutMs);
  reply.raw.once('close', () => abort.abort());
  const headers = { 'accept-encoding': 'identity', ...pick(asked, (name) => request.headers[name]) };
  const options = { method: request.method, signal: abort.signal };
  try {
    const response = await ask(upstream, path, { ...options, headers });
    if (response.status !== 206 || !typeOf(response, reference).isPhoto) return response;
    await response.body?.cancel();
    return await ask(upstream, path, { ...options, headers: { 'accept-encoding': 'identity' } });
  } finally {
    clearTimeout(timer);
  }
}

/** Contents, parts of them, and what there is to say without any. */
function isPassedOn({ status }: Response): boolean {
  return [200, 206, 304, 416].includes(status);
}

async function sendRefusal(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const isRefused = response.status >= 400 && response.status < 500;
  const body = await refusalOf(response);
  return reply
    .code(isRefused ? response.status : 502)
    .header('cache-control', 'no-store')
    .send(body);
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
