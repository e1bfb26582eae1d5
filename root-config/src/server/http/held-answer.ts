import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { matchesTag, preferredEncoding, type Encoding } from './negotiation';

export type Headers = Record<string, string | number>;

/** What goes to one asker. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The same headers as Node is quickest to write them: name, value, name, value. */
  flatHeaders: string[];
  body?: Buffer;
}

/** An answer whose bytes are ready in each encoding: no work is left to do for a request. */
export interface HeldAnswer {
  /** Quoted, weak: it names the content in all of its encodings. */
  tag: string;
  /** The form that the asker prefers, or 304 to who has it. */
  answerTo: (request: IncomingHttpHeaders) => Answer;
  /** Settles when the compressed forms are there; until then the plain one is sent. */
  compressed: Promise<void>;
}

interface HoldOptions {
  status?: number;
  headers: Headers;
  /** Compressed beforehand; otherwise text is compressed in the background. */
  encoded?: Partial<Record<Encoding, Buffer>>;
}

const SMALLEST_COMPRESSED = 512;
/** Up to here (bytes) the last tenth that Brotli can save is worth some 20 ms in the background. */
const MOST_CLOSELY_COMPRESSED = 256_000;
const compressible = /^(?:text\/|image\/svg|application\/(?:json|javascript|manifest|xml))/;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

function tagOf(body: Buffer | string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

export function holdAnswer(content: Buffer | string, options: HoldOptions): HeldAnswer {
  const { status = 200, headers, encoded } = options;
  const body = Buffer.from(content);
  const tag = tagOf(body);
  const isText = compressible.test(String(headers['content-type']));
  const common: Headers = { ...headers, etag: tag, ...(isText ? { vary: 'accept-encoding' } : {}) };
  const unchanged: Answer = { status: 304, headers: common, flatHeaders: flatten(common) };

  const encode = (bytes: Buffer, encoding?: Encoding): Answer => {
    const encodingHeader: Headers = encoding === undefined ? {} : { 'content-encoding': encoding };
    const all = { ...common, ...encodingHeader, 'content-length': bytes.length };
    return { status, headers: all, flatHeaders: flatten(all), body: bytes };
  };
  const plain = encode(body);
  const answers = new Map<Encoding, Answer>();
  const put = (encoding: Encoding, bytes: Buffer) => void answers.set(encoding, encode(bytes, encoding));
  for (const [encoding, bytes] of Object.entries(encoded ?? {})) put(encoding as Encoding, bytes);

  const isWorthIt = encoded === undefined && isText && body.length >= SMALLEST_COMPRESSED;
  return {
    tag,
    answerTo: (request) => {
      if (status === 200 && matchesTag(request['if-none-match'], tag)) return unchanged;
      const encoding = preferredEncoding(request['accept-encoding']);
      return (encoding && answers.get(encoding)) ?? plain;
    },
    compressed: isWorthIt ? compress(body, put) : Promise.resolve(),
  };
}

function flatten(headers: Headers): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

async function compress(body: Buffer, put: (encoding: Encoding, bytes: Buffer) => void): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: body.length > MOST_CLOSELY_COMPRESSED ? 5 : 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([compressBrotli(body, { params }), compressGzip(body)]);
  put('br', br);
  put('gzip', gz);
}
