import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

import { WORKER_ADDRESS } from '@school/contract/offline';

/** One address before sites that come and go. */
export interface Gateway {
  url: string;
  /** The site behind it. Without one, connections end without an answer. */
  lead: (site: string | undefined) => void;
  /** `now` a worker gets the same wrong text for each file of a release; `soon` browsers keep none. */
  maintain: (when: 'no' | 'soon' | 'now') => void;
  wrongAnswers: () => number;
  /** From now on, browsers get another worker than the site has. */
  changeWorker: (change: (script: string) => string) => void;
  close: () => Promise<void>;
}

export async function startGateway(): Promise<Gateway> {
  let target: string | undefined;
  let maintained: 'no' | 'soon' | 'now' = 'no';
  let wrongAnswers = 0;
  let changeWorker: ((script: string) => string) | undefined;
  const server = createServer((incoming, outgoing) => {
    if (target === undefined) {
      incoming.socket.destroy();
      return;
    }
    const { method, headers, url = '/' } = incoming;
    if (maintained === 'now' && url.startsWith('/assets/') && headers['sec-fetch-dest'] === 'empty') {
      wrongAnswers += 1;
      const type = url.endsWith('.css') ? 'text/css' : 'text/javascript';
      outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end('Back soon');
      return;
    }
    if (url === WORKER_ADDRESS && changeWorker) {
      const change = changeWorker;
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      void fetch(target + url).then(async (answer) => outgoing.end(change(await answer.text())));
      return;
    }
    const passed = request(target + url, { method, headers }, (answer) => {
      const changed = maintained === 'soon' && { 'cache-control': 'no-store' };
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...changed });
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
    maintain: (when) => (maintained = when),
    wrongAnswers: () => wrongAnswers,
    changeWorker: (change) => (changeWorker = change),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
