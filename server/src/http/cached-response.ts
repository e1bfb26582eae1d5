import type { IncomingHttpHeaders } from 'node:http';

import { contentHash } from '../lib/content-hash';
import { compressAtOnce, compressClosely, compressQuickly, type Encodings } from './compression';
import { matchesTag } from './conditions';
import { type Encoding, preferredEncoding } from './negotiation';

export type Headers = Record<string, string | number>;

/** The response to one visitor. */
export interface HttpResponse {
  status: number;
  headers: Headers;
  body?: Buffer;
}

/** A response whose bytes are ready. A quick form is sent until the closely compressed ones are there too. */
export interface CachedResponse {
  status: number;
  /** Quoted, weak: it names the content in all of its encodings. */
  tag: string;
  /** The memory that its bodies take: text's two compressed forms take about half as much as the text. */
  bytes: number;
  /** The form that the visitor prefers, or 304 when the visitor has it. */
  responseTo: (request: IncomingHttpHeaders) => HttpResponse;
}

interface ResponseOptions {
  status?: number;
  headers: Headers;
  /** Compressed beforehand; otherwise text is compressed in the background. */
  encoded?: Encodings;
}

const MIN_COMPRESSED_BYTES = 512;
/** Digits of the hash in a tag. */
const TAG_LENGTH = 32;
const compressible =
  /^(?:text\/|image\/svg|application\/(?:atom\+xml|feed\+json|json|javascript|manifest|xml))/;

export function createCachedResponse(content: Buffer | string, options: ResponseOptions): CachedResponse {
  const { status = 200, encoded } = options;
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  const { tag, isText, common } = describe(body, options.headers);
  const unchanged: HttpResponse = { status: 304, headers: common };
  const plain = encode(status, common, body);
  const responses = new Map<Encoding, HttpResponse>();
  const put = (forms: Encodings) => {
    for (const [encoding, bytes] of Object.entries(forms)) {
      responses.set(encoding as Encoding, encode(status, common, bytes, encoding as Encoding));
    }
  };
  put(encoded ?? {});

  const isWorthIt = encoded === undefined && isText && body.length >= MIN_COMPRESSED_BYTES;
  if (isWorthIt) {
    put(compressAtOnce(body));
    void compressClosely(body).then(put);
  }

  return {
    status,
    tag,
    bytes: Math.ceil(body.length * (isText ? 1.5 : 1)) + 1_024,
    responseTo: (request) => {
      if (status === 200 && matchesTag(request['if-none-match'], tag)) return unchanged;
      const encoding = preferredEncoding(request['accept-encoding'], (each) => responses.has(each));
      return (encoding && responses.get(encoding)) ?? plain;
    },
  };
}

export function jsonHeaders(cacheControl: string): Headers {
  return { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl };
}

/** A response that is sent once: compressed quickly, in the one encoding that the visitor prefers. */
export async function createSingleResponse(
  content: string,
  { status, headers }: { status: number; headers: Headers },
  request: IncomingHttpHeaders,
): Promise<HttpResponse> {
  const body = Buffer.from(content);
  const { tag, common } = describe(body, headers);
  if (status === 200 && matchesTag(request['if-none-match'], tag)) {
    return { status: 304, headers: common };
  }
  const encoding = preferredEncoding(request['accept-encoding']);
  const compressed = encoding && (await compressQuickly(body, encoding));
  return compressed ? encode(status, common, compressed, encoding) : encode(status, common, body);
}

function describe(body: Buffer, headers: Headers): { tag: string; isText: boolean; common: Headers } {
  const tag = `W/"${contentHash(body).slice(0, TAG_LENGTH)}"`;
  const isText = compressible.test(String(headers['content-type']));
  const varying = isText ? { vary: 'accept-encoding' } : {};
  return { tag, isText, common: { ...headers, etag: tag, ...varying } };
}

function encode(status: number, common: Headers, body: Buffer, encoding?: Encoding): HttpResponse {
  const encodingHeader: Headers = encoding === undefined ? {} : { 'content-encoding': encoding };
  const headers = { ...common, ...encodingHeader, 'content-length': body.length };
  return { status, headers, body };
}
