import path from 'node:path';

import type { FastifyReply } from 'fastify';

import { dispositionOf } from '../http/content-types';
import { fileHeaders } from '../http/response-headers';
import type { FileType } from './file-types';
import { PDF } from './media-format';

/** Headers of a visitor's request that are passed on to the host of a file. */
const requestHeaders = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const responseHeaders = ['etag', 'last-modified', 'accept-ranges', 'content-range', 'content-length'];

type Headers = Record<string, string | string[] | undefined>;

/** Headers of a request to the host of a file. */
export function fileRequestHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(requestHeaders.flatMap((name) => entryOf(name, headers[name])));
}

/** Sets the headers of a file. A file that is not shown is an attachment, whatever its host calls it. */
export function setFileHeaders(
  reply: FastifyReply,
  { status, headers }: Response,
  { contentType, isShown }: FileType,
  reference: string,
): void {
  // fetch has decoded the body: the length is that of the encoded bytes
  const names = headers.has('content-encoding')
    ? responseHeaders.filter((name) => name !== 'content-length')
    : responseHeaders;
  const written = headers.get('content-disposition') ?? '';
  const name = nameIn(written, path.basename(reference));
  const ending = contentType === PDF && !/\.pdf$/i.test(name) ? '.pdf' : '';
  const disposition = isShown ? dispositionOf(name + ending) : `attachment${written.replace(/^[^;]*/, '')}`;
  reply
    .code(status)
    .headers(fileHeaders(contentType))
    .headers(Object.fromEntries(names.flatMap((name) => entryOf(name, headers.get(name)))))
    .header('cache-control', headers.get('cache-control') ?? 'public, max-age=300');
  // the bytes of a file that is not sent again are unknown
  if (status === 200 || status === 206)
    reply.headers({ 'content-type': contentType, 'content-disposition': disposition });
}

/** The file name of a Content-Disposition (RFC 6266), without folders. */
function nameIn(header: string, unnamed: string): string {
  const encoded = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header)?.[1];
  const [, quoted, plain] = /filename\s*=\s*(?:"([^"]+)"|([^;\s"]+))/i.exec(header) ?? [];
  const decoded = encoded?.replace(/(?:%[\da-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  );
  return (decoded ?? quoted ?? plain ?? unnamed).split(/[\\/]/).at(-1) ?? '';
}

function entryOf(name: string, value: unknown): [string, string][] {
  return typeof value === 'string' ? [[name, value]] : [];
}
