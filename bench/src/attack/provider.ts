import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

import sharp from 'sharp';

import { type Media, media } from './media';

interface List {
  records: object[];
  /** The same records, many times. */
  long: Buffer;
}

type Trick = (response: ServerResponse, list: List) => unknown;

// a process with a provider; it sends its port. Its lists, which are files of a folder, are answered well
// until a message names other answers. Its files are fine or hostile by their path. All is made ready first,
// so that nobody waits for the provider itself
const [records = ''] = process.argv.slice(2);
const json = { 'content-type': 'application/json', 'cache-control': 'max-age=1' };
const spaces = Buffer.alloc(64 * 1024, ' ');
const zeros = Buffer.alloc(64 * 1024);
/** Members of a gzip file follow one another: 1 GB of spaces in 1 MB. */
const member = gzipSync(Buffer.alloc(16 * 1024 * 1024, ' '));
const bomb = Buffer.concat(Array.from({ length: 64 }, () => member));
const deep = Buffer.from(`[{"_id":"deep","title":${'['.repeat(3_000_000)}${']'.repeat(3_000_000)}}]`);
const LONG_LIST = 20_000;
const MAX_LIST_BYTES = 7_500_000;
const RECORD_MS = 1_000;
const blank = { width: 640, height: 480, channels: 3, background: '#246' } as const;
const picture = await sharp({ create: blank }).jpeg().toBuffer();
const made = new Map<string, Media>([['fine/jpg', { type: 'image/jpeg', head: picture }]]);
const lists = new Map(readdirSync(records).map((file) => [path.parse(file).name, readList(file)]));
let mode = 'calm';
let turn = 0;

const send = (response: ServerResponse, body: string | Buffer) => response.writeHead(200, json).end(body);
const sendDeep: Trick = (response) => send(response, deep);
/** From time to time it differs in a byte. */
const sendLong: Trick = (response, { long }) => send(response, long.subarray((turn >> 4) % 2));

const modes: Record<string, Trick[]> = {
  calm: [(response, { records }) => send(response, JSON.stringify(records))],
  deep: [sendDeep],
  long: [sendLong],
  'deep and long': [sendDeep, sendLong],
  hostile: [
    (response) => response.writeHead(403, json).end('{"message":"the token has expired"}'),
    (response) => pour(response.writeHead(200, json), spaces),
    (response) => response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bomb),
    (response) => pour(response.writeHead(500, json), spaces),
    (response) => drip(response.writeHead(200, json)),
    (response, { records }) => send(response, JSON.stringify(records.map(withSurrogate))),
  ],
};

const server = createServer((request, response) => {
  response.once('error', () => undefined);
  request.resume();
  const [, , name = '', ...rest] = decodeURIComponent(request.url ?? '').split('/');
  const list = lists.get(name);
  const tricks = modes[mode] ?? [];
  if (name === 'image') void sendFile(rest, request, response);
  else if (name === 'tc') response.writeHead(404, json).end('{"message":"not found"}');
  else if (list !== undefined) tricks[(turn += 1) % tricks.length]?.(response, list);
  else setTimeout(() => response.writeHead(404, json).end('{}'), RECORD_MS);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
process.on('message', (next: string) => {
  mode = next;
});
process.once('disconnect', () => process.exit());
process.send?.((server.address() as AddressInfo).port);

function readList(file: string): List {
  const all = JSON.parse(readFileSync(path.join(records, file), 'utf8')) as object[];
  return { records: all, long: longOf(all) };
}

/** A file in `endless` has no end, one in `hanging` stops after its first bytes. */
function sendFile(
  [folder = '', name = '']: string[],
  { headers }: IncomingMessage,
  response: ServerResponse,
) {
  if (folder === 'endless') return pour(response.writeHead(200, { 'content-type': 'image/heic' }), spaces);
  if (folder === 'hanging')
    return response.writeHead(200, { 'content-type': 'image/jpeg' }).write(picture.subarray(0, 200));
  const kind = `${folder}/${path.extname(name.split('?', 1)[0] ?? '').slice(1)}`;
  const known = made.get(kind) ?? media[kind]?.();
  if (known === undefined) return response.writeHead(404, json).end('{}');
  made.set(kind, known);
  const { type, head, length = head.length } = known;
  const isComplete = length === head.length;
  const [, from = 0, to = length] = (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []).map(Number);
  const part = head.subarray(from, to + 1);
  const isPart = isComplete && headers.range !== undefined;
  response.writeHead(isPart ? 206 : 200, {
    'content-type': type,
    'content-length': isComplete ? part.length : length,
    ...(isComplete && { 'accept-ranges': 'bytes' }),
    ...(isPart && { 'content-range': `bytes ${from}-${from + part.length - 1}/${length}` }),
  });
  response.write(part);
  return isComplete ? response.end() : pour(response, zeros, length - head.length);
}

/** Sends so many bytes, by default without end and up to 64 MB a second, until the reader leaves. */
function pour(response: ServerResponse, piece: Buffer, bytes = Infinity): Promise<void> {
  async function* pieces() {
    for (let left = bytes; left > 0; left -= piece.length) {
      yield piece.subarray(0, left);
      if (bytes === Infinity) await sleep(1);
    }
  }
  return pipeline(pieces, response).catch(() => undefined);
}

/** One byte in half a second, until the reader leaves. */
async function drip(response: ServerResponse): Promise<void> {
  while (!response.destroyed) {
    response.write(' ');
    await sleep(500);
  }
}

/** It begins with a space, which may be left out. */
function longOf(list: object[]): Buffer {
  const all = Array.from({ length: list.length === 0 ? 0 : LONG_LIST }, (_, at) =>
    JSON.stringify({ ...list[at % list.length], _id: `long-${at}` }),
  );
  const share = Math.min(1, MAX_LIST_BYTES / Buffer.byteLength(all.join()));
  return Buffer.from(` [${all.slice(0, Math.floor(LONG_LIST * share)).join()}]`);
}

function withSurrogate(record: object, at: number): object {
  return at % 7 === 0 ? { ...record, title: 'Half \ud800 a sign', name: '\udfff' } : record;
}
