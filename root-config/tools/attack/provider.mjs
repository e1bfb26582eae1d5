// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';

/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {(response: Response, list: object[]) => unknown} Trick */

// A thread with a provider that answers its lists well until it is told to be hostile; it posts its port.
const { lists } = /** @type {{ lists: Record<string, object[]> }} */ (workerData);

const json = { 'content-type': 'application/json', 'cache-control': 'max-age=1' };
const spaces = Buffer.alloc(64 * 1024, ' ');
/** Members of a gzip file follow one another: 1 GB of spaces in 1 MB. */
const member = gzipSync(Buffer.alloc(16 * 1024 * 1024, ' '));
const bomb = Buffer.concat(Array.from({ length: 64 }, () => member));
let isHostile = false;
let turn = 0;

/** @type {Trick[]} */
const tricks = [
  (response) => response.writeHead(403, json).end('{"message":"the token has expired"}'),
  (response) => pour(response.writeHead(200, json)),
  (response) => response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bomb),
  (response) => pour(response.writeHead(500, json)),
  (response) => drip(response.writeHead(200, json)),
  (response, list) => response.writeHead(200, json).end(JSON.stringify(list.map(withSurrogate))),
];

const server = createServer((request, response) => {
  response.once('error', () => undefined);
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://provider').pathname);
  const list = lists[path.slice('/api/'.length)];
  if (list === undefined) refuse(path, response);
  else if (isHostile) tricks[(turn += 1) % tricks.length]?.(response, list);
  else response.writeHead(200, json).end(JSON.stringify(list));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
parentPort?.on('message', () => (isHostile = true));
const address = server.address();
parentPort?.postMessage(typeof address === 'object' ? address?.port : undefined);

/**
 * Pictures are endless; nothing else is there, and every other refusal is endless too.
 * @param {string} path
 * @param {Response} response
 */
function refuse(path, response) {
  if (path.includes('/endless/')) void pour(response.writeHead(200, { 'content-type': 'image/heic' }));
  else if ((turn += 1) % 2 === 0) void pour(response.writeHead(403, json));
  else response.writeHead(403, json).end('{}');
}

/**
 * Sends without end, up to 64 MB a second, until the reader leaves.
 * @param {Response} response
 */
function pour(response) {
  return pipeline(streamSpaces, response).catch(() => undefined);
}

async function* streamSpaces() {
  for (;;) {
    yield spaces;
    await sleep(1);
  }
}

/**
 * One byte in half a second, until the reader leaves.
 * @param {Response} response
 */
async function drip(response) {
  while (!response.destroyed) {
    response.write(' ');
    await sleep(500);
  }
}

/**
 * @param {object} record
 * @param {number} at
 */
function withSurrogate(record, at) {
  return at % 7 === 0 ? { ...record, title: 'Half \ud800 a sign', name: '\udfff' } : record;
}
