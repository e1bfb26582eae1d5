import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

import { type ChangePage, forward } from '../../../team/src/local/dev/forward';

/** The site behind a proxy that hears of every error in its pages. */
export interface WatchedSite {
  url: string;
  /** Errors of scripts, of the console, of files that do not load, and broken security policies. */
  errors: string[];
  stop: () => void;
}

/**
 * Runs ahead of every other script, and reports to the proxy what a browser's console would show as an error.
 */
const script = `
  const report = (text) => navigator.sendBeacon('/test/error', location.pathname + ' ' + text);
  const { error } = console;
  console.error = (...args) => { report('console: ' + args.join(' ')); error(...args); };
  addEventListener('error', ({ message, target }) => {
    report(target === window ? 'error: ' + message : 'not loaded: ' + (target.currentSrc || target.src || target.href));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => report('rejected: ' + reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('security policy: ' + violatedDirective + ' ' + blockedURI));
`;

/**
 * A proxy in front of a site that reports errors of the console, which the WebDriver protocols hardly show.
 */
export async function watchSite(site: string): Promise<WatchedSite> {
  const errors: string[] = [];
  const changePage: ChangePage = ({ text, policy }) => ({
    text: text.replace(/<head[^>]*>/, '$&<script src="/test/errors.js"></script>'),
    policy,
  });
  const server = createServer((request, response) => {
    if (request.url === '/test/errors.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    } else if (request.url === '/test/error') {
      void readText(request).then((error) => errors.push(error));
      response.writeHead(204).end();
    } else {
      forward(request, response, { site, changePage }).catch((error: unknown) =>
        response.destroy(error as Error),
      );
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    errors,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
