import type { FastifyReply } from 'fastify';

import { fileHeaders } from '../http/response-headers';
import type { FileType } from './file-types';

/** Headers of a visitor's request that are passed on to the host of a file. */
const requestHeaders = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const responseHeaders = ['etag', 'last-modified', 'accept-ranges', 'content-range', 'content-length'];

type Headers = Record<string, string | string[] | undefined>;

/** Headers of a request to the host of a file. */
export function fileRequestHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(requestHeaders.flatMap((name) => entryOf(name, headers[name])));
}

/** Sets the headers of a file. */
export function setFileHeaders(
  reply: FastifyReply,
  { status, headers }: Response,
  { contentType, isShown }: FileType,
): void {
  // fetch has decoded the body: the length is that of the encoded bytes
  const names = headers.has('content-encoding')
    ? responseHeaders.filter((name) => name !== 'content-length')
    : responseHeaders;
  const disposition = dispositionOf(headers.get('content-disposition'), isShown);
  reply
    .code(status)
    .headers(fileHeaders(contentType))
    .headers(Object.fromEntries(names.flatMap((name) => entryOf(name, headers.get(name)))))
    .headers(disposition === undefined ? {} : { 'content-disposition': disposition })
    .header('cache-control', headers.get('cache-control') ?? 'public, max-age=300');
  if (status === 200 || status === 206) reply.header('content-type', contentType);
}

/** Keeps the provider's file name. A file that is not shown is an attachment. */
function dispositionOf(header: string | null, isShown: boolean): string | undefined {
  if (isShown) return header ?? undefined;
  const parameters = (header ?? '').replace(/^[^;]*/, '');
  return `attachment${parameters}`;
}

function entryOf(name: string, value: unknown): [string, string][] {
  return typeof value === 'string' ? [[name, value]] : [];
}
