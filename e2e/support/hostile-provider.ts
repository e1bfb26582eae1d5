import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

import type { FastifyReply } from 'fastify';
import sharp from 'sharp';

import { startProvider } from '../../server/src/testing/provider';
import { root } from './site';

/** Its lists are the sample school's, until they become hostile. Its files are fine or hostile by their path. */
export interface HostileProvider {
  url: string;
  listsBecome: (next: keyof typeof hostile | 'fine') => void;
  stop: () => Promise<void>;
}

const MAX_AGE = 'max-age=1';
const LONG_LIST = 20_000;
const FILM_BYTES = 1_500_000_000;
const spaces = Buffer.alloc(64 * 1024, ' ');
const lists = readLists(path.join(root, 'content/records'));

const hostile = {
  deep: () => Buffer.from(`[{"_id":"deep","title":${'['.repeat(3_000_000)}${']'.repeat(3_000_000)}}]`),
  long: ([record]: object[]) =>
    Buffer.from(
      JSON.stringify(Array.from({ length: LONG_LIST }, (_, at) => ({ ...record, _id: `long-${at}` }))),
    ),
  // members of a gzip file follow one another: a gigabyte of spaces in a megabyte
  bombs: (_: object[], reply: FastifyReply) => {
    reply.header('content-encoding', 'gzip');
    const member = gzipSync(Buffer.alloc(16 * 1024 * 1024, ' '));
    return Buffer.concat(Array.from({ length: 64 }, () => member));
  },
};

export async function startHostileProvider(): Promise<HostileProvider> {
  let state: Parameters<HostileProvider['listsBecome']>[0] = 'fine';
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
  const { url, answer, close } = await startProvider();
  answer(({ url: address }, reply) => {
    const [, , name = '', folder = '', file = ''] = (address.split('?', 1)[0] ?? '').split('/');
    if (name === 'image') return sendFile(`${folder}${path.extname(file)}`, photo, reply);
    const records = lists.get(name);
    if (name === 'tc' || records === undefined) return reply.code(404).send({ message: 'not found' });
    reply.type('application/json').header('cache-control', MAX_AGE);
    return state === 'fine' ? records : hostile[state](records, reply);
  });
  return { url, listsBecome: (next) => (state = next), stop: close };
}

function sendFile(kind: string, photo: Buffer, reply: FastifyReply): unknown {
  if (kind === 'fine.jpg') return reply.type('image/jpeg').send(photo);
  if (kind === 'fine.pdf') return reply.type('application/pdf').send(Buffer.from('%PDF-1.4\n%%EOF\n'));
  if (kind === 'hostile.heic') return reply.type('image/heic').send(manyExtents());
  if (kind === 'hostile.webp') return reply.type('image/webp').send(repeat(webpHead(), 4_000));
  if (kind === 'long.mp4') {
    reply.type('video/mp4').header('content-length', FILM_BYTES);
    return reply.send(repeat(spaces, FILM_BYTES / spaces.length));
  }
  if (kind !== 'hanging.jpg') return reply.code(404).send({});
  reply.hijack();
  return reply.raw.writeHead(200, { 'content-type': 'image/jpeg' }).write(photo.subarray(0, 200));
}

function repeat(piece: Buffer, times: number): Readable {
  return Readable.from(
    (function* pieces() {
      for (let at = 0; at < times; at += 1) yield piece;
    })(),
  );
}

/** A box of an ISO base media file. */
function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** A picture of 12 KB whose 2,000 items have 65,535 extents of no byte each. */
function manyExtents(): Buffer {
  const items = [Buffer.from('00000000000007d0', 'hex'), Buffer.alloc(2_000 * 6, '00010000ffff', 'hex')];
  const meta = box('meta', Buffer.alloc(4), box('iinf', Buffer.alloc(6)), box('iloc', ...items));
  return Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')), meta]);
}

/** The head of a picture that says that it is 300 MB long, and what fills 64 KB. */
function webpHead(): Buffer {
  const head = Buffer.alloc(64 * 1024, 'RIFF____WEBPVP8X____');
  head.writeUInt32LE(300_000_000, 4);
  head.writeUInt32LE(299_999_980, 16);
  return head;
}

function readLists(folder: string): Map<string, object[]> {
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object[];
  return new Map(readdirSync(folder).map((file) => [path.parse(file).name, read(file)]));
}
