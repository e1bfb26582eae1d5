import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Refusal } from '../../release/refusal';

/** A server that only programs of this machine reach. */
export interface LocalServer {
  url: string;
  stop: () => void;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const LOOPBACK_HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/;

/**
 * Listens on this machine alone. An error of the handler is answered with its message.
 * @param port 0 for a free one
 * @throws Refusal when the port is taken
 */
export async function listenLocally(port: number, handle: Handler): Promise<LocalServer> {
  const server = createServer((request, response) => {
    // another name that leads here is another site's way around the browser's rule of origins
    if (!LOOPBACK_HOST.test(request.headers.host ?? '')) {
      sendText(response, 421, 'this server is for 127.0.0.1 and localhost alone');
      return;
    }
    Promise.resolve()
      .then(() => handle(request, response))
      .catch((error: unknown) => {
        if (response.headersSent) response.destroy();
        else sendText(response, 502, messageOf(error));
      });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: unknown) => {
    throw new Refusal([`PORT ${port}: ${messageOf(error)}`]);
  });
  const { port: listened } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${listened}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${text}\n`);
}

/** A failed connection to several addresses has a code and no message; a failed fetch has a cause. */
export function messageOf(error: unknown): string {
  const { message, code, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  if (cause !== undefined) return messageOf(cause);
  return message === '' ? (code ?? 'it failed') : message;
}
