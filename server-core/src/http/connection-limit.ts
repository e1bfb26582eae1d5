import type { Server } from 'node:http';
import type { Socket } from 'node:net';

import { createWorkLimit } from '../work/work-limit';
import { visitorOf } from './rate-limit';

/**
 * Closes the connections of a visitor who has too many. Those of proxies are of many visitors, and not
 * limited.
 */
export function limitConnections(
  server: Server,
  maxPerVisitor: number,
  isProxy: (address: string) => boolean,
): void {
  const limit = createWorkLimit({ maxInAll: Infinity, maxPerVisitor });
  const serve = server.listeners('connection');
  // a refused connection must not cost a parser
  server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    try {
      if (!isProxy(remoteAddress)) socket.once('close', limit.begin(visitorOf(remoteAddress)));
    } catch {
      return void socket.destroy();
    }
    for (const listener of serve) listener.call(server, socket);
  });
}
