import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address before sites that come and go. */
export interface Gateway {
  url: string;
  /** The site behind it. Without one, connections end without an answer. */
  lead: (site: string | undefined) => void;
  close: () => Promise<void>;
}

export async function startGateway(): Promise<Gateway> {
  let target: string | undefined;
  const server = createServer((incoming, outgoing) => {
    if (target === undefined) {
      incoming.socket.destroy();
      return;
    }
    const { method, headers, url = '/' } = incoming;
    const passed = request(target + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    // as a proxy answers before a server that has died
    passed.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end('Bad Gateway'));
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (site) => (target = site),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
