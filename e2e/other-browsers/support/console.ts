import fastify from 'fastify';

import { forward, type Page } from '../../../team/src/local/dev/forward';

/** The site behind a proxy that hears of every error in its pages. */
export interface WatchedSite {
  url: string;
  /** Errors of scripts, of the console, of files that do not load, and broken security policies. */
  errors: string[];
  stop: () => Promise<void>;
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
  const changePage = ({ text, policy }: Page): Page => ({
    text: text.replace(/<head[^>]*>/, '$&<script src="/test/errors.js"></script>'),
    policy,
  });
  const app = fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.get('/test/errors.js', (_request, reply) => reply.type('text/javascript').send(script));
  app.post('/test/error', (request, reply) => {
    errors.push(String(request.body));
    return reply.code(204).send();
  });
  app.all('/*', (request) => forward(request, site, changePage));
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), errors, stop: () => app.close() };
}
