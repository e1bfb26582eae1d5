import { createServer, type RequestListener, type Server } from 'node:http';

import { requestWords, type Log } from '../log';
import type { HeldAnswer } from './held-answer';

/** An answer that may be given again without a question. */
export interface HotAnswer {
  answer: HeldAnswer;
  /** Epoch milliseconds. */
  until: number;
  /** What the log says of the request. */
  request: string;
}

/** Answers by the address of their GET, exactly as it is asked for. */
export interface HotPath {
  keep: (address: string, answer: HeldAnswer, until: number) => void;
  find: (address: string, now: number) => HotAnswer | undefined;
  clear: () => void;
}

const MOST_KEPT = 5_000;

export function createHotPath(): HotPath {
  const kept = new Map<string, HotAnswer>();
  return {
    keep: (address, answer, until) => {
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(address, { answer, until, request: requestWords('GET', pathOf(address)) });
    },
    find: (address, now) => {
      const entry = kept.get(address);
      return entry !== undefined && entry.until > now ? entry : undefined;
    },
    clear: () => kept.clear(),
  };
}

interface ServerOptions {
  hotPath: HotPath;
  log: Log;
  /** What the log shows of a path. */
  shownPath: (path: string) => string;
}

/** Answers a GET from the hot path where it can, and hands everything else over; each request is logged once. */
export function createHttpServer(
  handler: RequestListener,
  { hotPath, log, shownPath }: ServerOptions,
): Server {
  const server = createServer((request, response) => {
    const from = Date.now();
    const { method = '', url = '' } = request;
    if (!server.listening) response.shouldKeepAlive = false;
    const hot = method === 'GET' ? hotPath.find(url, from) : undefined;
    if (hot !== undefined) {
      const { status, flatHeaders, body } = hot.answer.answerTo(request.headers);
      response.writeHead(status, flatHeaders).end(body);
      log.access({ request: hot.request, status, from, to: Date.now(), bytes: body?.length ?? 0 });
      return;
    }
    const { socket } = request;
    const before = socket.bytesWritten;
    response.once('close', () => {
      const bytes = socket.bytesWritten - before;
      const words = requestWords(method, shownPath(pathOf(url)));
      log.access({ request: words, status: response.statusCode, from, to: Date.now(), bytes });
    });
    handler(request, response);
  });
  return server;
}

export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
