import type { ServerResponse } from 'node:http';

import { WORKER_ADDRESS } from '@school/contract/offline';
import fastify from 'fastify';

import { Refusal } from '../../release/refusal';
import { forward, type Page } from './forward';
import { localFile, type LocalSection, withSections } from './local-sections';

/** A server that only programs of this machine reach. */
export interface DevProxy {
  url: string;
  /** Reloads every page that is open. */
  reload: () => void;
  stop: () => Promise<void>;
}

interface ProxyOptions {
  /** 0 for a free one. */
  port: number;
  /** Where the site is now; undefined while there is none. */
  addressOf: () => string | undefined;
  /** The reason why there is none, for people. */
  waitsFor?: () => string;
  /** Sections of this machine, in place of the site's own. */
  sections?: readonly LocalSection[];
  /** Origin whose pages may frame these; without it, the site's own policy holds. */
  framedBy?: string;
}

const LOOPBACK_HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/;
const script = "new EventSource('/dev/events').onmessage = () => location.reload();\n";
const tag = '<script type="module" src="/dev/reload.js"></script>';
/** In place of a worker that keeps pages, which would hide what is saved: it takes over, and removes itself. */
const worker = 'oninstall = () => skipWaiting();\nonactivate = () => registration.unregister();\n';

/**
 * Forwards everything to the site, and adds a script to each page that reloads it on demand. The script has
 * the same origin, which the site's own policy allows. An error is answered with its message.
 * @throws Refusal when the port is taken
 */
export async function startDevProxy({
  port,
  addressOf,
  waitsFor = () => '',
  sections = [],
  framedBy,
}: ProxyOptions): Promise<DevProxy> {
  const pages = new Set<ServerResponse>();
  const changePage = (page: Page): Page => {
    const { text, policy } = withSections(page, sections);
    return { text: text.replace('</head>', `${tag}</head>`), policy };
  };
  const allowFrame = (answer: Response) => {
    const policy = answer.headers.get('content-security-policy');
    const ancestors = `frame-ancestors 'self' ${framedBy}`;
    if (framedBy !== undefined && policy !== null)
      answer.headers.set('content-security-policy', policy.replace(/frame-ancestors [^;]*/, ancestors));
    return answer;
  };
  const app = fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, _request, reply) => reply.code(502).send(`${messageOf(error)}\n`));
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    // another name that leads here is another site's way around the browser's rule of origins
    if (!LOOPBACK_HOST.test(headers.host ?? ''))
      await reply.code(421).send('this server is for 127.0.0.1 and localhost alone\n');
  });

  app.get('/dev/events', (_request, reply) => {
    reply.hijack();
    pages.add(reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }));
    reply.raw.once('close', () => pages.delete(reply.raw)).flushHeaders();
  });
  app.get('/dev/reload.js', (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/dev/*', ({ url }, reply) => {
    const file = localFile(sections, url);
    if (file !== undefined) return reply.type(file.type).send(file.body);
    return reply.code(404).send('there is no such file\n');
  });
  app.get(WORKER_ADDRESS, (_request, reply) => reply.type('text/javascript').send(worker));
  app.all('/*', (request, reply) => {
    const site = addressOf();
    if (site !== undefined) return forward(request, site, changePage).then(allowFrame);
    // it is loaded again as soon as there is something new to say
    const html = `<!doctype html><html lang="en"><head><title>One moment</title>${tag}</head>`;
    reply.code(503).type('text/html');
    return reply.send(`${html}<body><p>${waitsFor()}</p></body></html>`);
  });

  const url = await app.listen({ port, host: '127.0.0.1' }).catch((error: unknown) => {
    throw new Refusal([`PORT ${port}: ${messageOf(error)}`]);
  });
  const reload = () => pages.forEach((page) => page.write('data: reload\n\n'));
  return { url, reload, stop: () => app.close() };
}

/** A failed connection to several addresses has a code and no message; a failed fetch has a cause. */
export function messageOf(error: unknown): string {
  const { message, code, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  if (cause !== undefined) return messageOf(cause);
  return message === '' ? (code ?? 'it failed') : message;
}
