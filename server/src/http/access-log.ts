import type { FastifyInstance } from 'fastify';

import type { Log } from '../lib/log';

/**
 * Logs each request once, when its response is complete or given up.
 * @param shownPath the form of a path in the log
 */
export function logRequests(
  { server }: FastifyInstance,
  log: Log,
  shownPath: (path: string) => string,
): void {
  server.prependListener('request', ({ method = '', url = '', socket }, response) => {
    const from = Date.now();
    const before = socket.bytesWritten;
    response.once('close', () => {
      const { statusCode: status } = response;
      const bytes = socket.bytesWritten - before;
      log.access({ method, path: shownPath(pathOf(url)), status, ms: Date.now() - from, bytes });
    });
  });
}

/** An address without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
