import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

const LOOK_AGAIN_MS = 50;
/** Looks at the connections before the server listens no more. */
const LOOKS = 2;

/**
 * Answers requests in flight before a server closes. Ends idle connections.
 * @param graceMs the time between two looks, in which requests that wait in the kernel are answered too
 */
export function addClosing(app: FastifyInstance, graceMs = 0): void {
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  app.addHook('preClose', async () => {
    // answers end their connections from now on
    for (let look = 0; graceMs > 0 && look < LOOKS && sockets.size > 0; look += 1) await pause(graceMs);
    if (!server.listening) return;
    // browsers connect ahead of what they may ask; to Node such a connection is not idle
    const silent = [...sockets].filter(({ bytesRead }) => bytesRead === 0);
    const idle = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
    }, LOOK_AGAIN_MS);
    server.once('close', () => clearInterval(idle));
  });
}
