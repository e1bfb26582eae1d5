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
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    try {
      socket.once('close', limit.begin(visitorOf(remoteAddress)));
    } catch {
      socket.destroy();
    }
  });
}
