import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';

import { describeRequest, type Log } from '../log';
import { limitConnections } from './connection-limit';
import { type HotPath, pathOf } from './hot-path';
import { oneAtATime } from './one-at-a-time';
import { createErrorListener, MAX_URL_LENGTH, refuse, statusOfRefusal } from './refusal';

/** Limits of one connection, and of all of them. */
export interface ServerLimits {
  /** Until the headers of a request are complete. */
  headersMs: number;
  /** Until the whole request is complete, its body included. */
  requestMs: number;
  /**
   * How long a connection may stay open between two requests; longer than the proxies in front keep theirs.
   */
  keepAliveMs: number;
  /**
   * How long a visitor may take nothing of a response: Node ends the connection after one or two of these.
   */
  stalledMs: number;
  maxConnections: number;
  /** Eighty browsers behind one address, with six connections each, have room. */
  maxConnectionsPerVisitor: number;
}

export const DEFAULT_LIMITS: ServerLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  keepAliveMs: 65_000,
  stalledMs: 14_000,
  maxConnections: 2_000,
  maxConnectionsPerVisitor: 500,
};

/** How often Node looks for requests that are late. */
const CHECK_EVERY_MS = 1_000;

interface ServerOptions {
  hotPath: HotPath;
  log: Log;
  /** The form of a path in the log. */
  shownPath: (path: string) => string;
  /** Whether a visit gets something else than everybody, so that nothing comes from the hot path. */
  isApart?: (headers: IncomingHttpHeaders) => boolean;
  /** Whether an address is of a proxy, whose connections are those of many visitors. */
  isProxy?: (address: string) => boolean;
  limits?: ServerLimits;
}

/**
 * Answers a GET from the hot path where it can and passes every other request to the handler. Logs each
 * request once.
 */
export function createHttpServer(handler: RequestListener, options: ServerOptions): Server {
  const { hotPath, log, shownPath, limits = DEFAULT_LIMITS } = options;
  const { isApart = () => false, isProxy = () => false } = options;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const from = Date.now();
    const { method = '', url = '' } = request;
    if (!server.listening) response.shouldKeepAlive = false;
    const hot = method === 'GET' && !isApart(request.headers) ? hotPath.find(url) : undefined;
    if (hot !== undefined) {
      const { status, flatHeaders, body } = hot.response.responseTo(request.headers);
      response.writeHead(status, flatHeaders).end(body);
      const bytes = body?.length ?? 0;
      log.access({ request: hot.request, status, from, to: Date.now(), bytes });
      return;
    }
    const refused = statusOfRefusal(request);
    const shown = () => (url.length > MAX_URL_LENGTH ? '…' : shownPath(pathOf(url)));
    logOnceClosed(log, request, response, shown);
    if (refused === undefined) handler(request, response);
    else refuse(response, refused);
  };
  const listener = oneAtATime(answer);
  const server = createServer(nodeOptions(limits), listener);
  // Node would answer these itself
  server.on('checkExpectation', listener).on('clientError', createErrorListener(log));
  server.maxConnections = limits.maxConnections;
  server.setTimeout(limits.stalledMs);
  // connections that wait for nothing make room for new ones
  server.on('drop', () => server.closeIdleConnections());
  limitConnections(server, limits.maxConnectionsPerVisitor, isProxy);
  return server;
}

function nodeOptions({ headersMs, requestMs, keepAliveMs }: ServerLimits) {
  return {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, headersMs),
    requireHostHeader: false,
  };
}

function logOnceClosed(
  log: Log,
  { method = '', socket }: IncomingMessage,
  response: ServerResponse,
  path: () => string,
): void {
  const from = Date.now();
  const before = socket.bytesWritten;
  response.once('close', () => {
    const bytes = socket.bytesWritten - before;
    const line = describeRequest(method, path());
    log.access({ request: line, status: response.statusCode, from, to: Date.now(), bytes });
  });
}
