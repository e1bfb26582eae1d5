import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/** The time for requests in flight when a server closes. */
const LAST_ANSWERS_MS = 10_000;

const LOOK_AGAIN_MS = 50;

/** Answers requests in flight before a server closes. Ends idle connections. */
export function addClosing(app: FastifyInstance): void {
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  app.addHook('preClose', (done) => {
    if (server.listening) {
      const idle = setInterval(() => {
        server.closeIdleConnections();
        // browsers connect ahead of what they may ask; to Node such a connection is not idle
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      }, LOOK_AGAIN_MS);
      const end = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
      server.once('close', () => {
        clearInterval(idle);
        clearTimeout(end);
      });
    }
    done();
  });
}
