import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { securityHeaders } from './response-headers';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what Node cannot read as a request, with the headers of all answers. */
export function refuseUnreadable({ code }: NodeJS.ErrnoException, socket: Socket): void {
  const status = statuses[code ?? ''] ?? 400;
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-length': 0,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable && code !== 'ECONNRESET')
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  socket.destroy();
}
