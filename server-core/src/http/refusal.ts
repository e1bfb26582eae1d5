import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import { describeRequest, type Log } from '../log';
import { securityHeaders } from './response-headers';

/** The longest address (characters) that is looked at. */
export const MAX_URL_LENGTH = 2_048;

const headers = { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8', connection: 'close' };

/** The status with which a request is refused before any work, or undefined. */
export function statusOfRefusal({
  url = '',
  headers: sent,
  httpVersion,
}: IncomingMessage): number | undefined {
  if (url.length > MAX_URL_LENGTH) return 414;
  if (sent.host === undefined && httpVersion === '1.1') return 400;
  return sent.expect === undefined || /^100-continue$/i.test(sent.expect) ? undefined : 417;
}

export function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, headers).end(STATUS_CODES[status]);
}

/** Of what Node's parser refuses; everything else is a bad request. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers and logs what is no request, as Node would answer it, and closes the connection. */
export function createErrorListener(log: Log): (error: NodeJS.ErrnoException, socket: Duplex) => void {
  return ({ code = '' }, socket) => {
    // browsers open connections ahead, and send nothing
    const hasSent = socket instanceof Socket && socket.bytesRead > 0;
    if (hasSent && socket.writable && code !== 'ECONNRESET') {
      const status = statuses[code] ?? 400;
      const reason = STATUS_CODES[status] ?? '';
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${reason}`);
      const now = Date.now();
      const request = describeRequest('', '…');
      log.access({ request, status, from: now, to: now, bytes: reason.length });
    }
    socket.destroy();
  };
}
