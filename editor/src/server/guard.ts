import type { FastifyInstance } from 'fastify';

/** A request that is refused, with a sentence for the clerk. */
export class RefusedRequest extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/**
 * Refuses what other sites send, and names of hosts that aren't the editor's; puts security headers on all
 * answers.
 * @param origin by which browsers reach the editor, such as `http://127.0.0.1:8081`
 */
export function guard(app: FastifyInstance, origin: string, siteUrl: string): void {
  const { host } = new URL(origin);
  const { origin: site } = new URL(siteUrl);
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' blob: data: ${site}`,
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'content-security-policy': policy.join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    const { host: named, origin: from, 'sec-fetch-site': fetchSite } = request.headers;
    if (named !== host) throw new RefusedRequest(403, `The editor is at ${origin} alone.`);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // a page of the editor may be opened by a link; its requests come from itself
    const isOwn = from === origin || (from === undefined && fetchSite === 'same-origin');
    const isForeignRead =
      isRead && request.url.startsWith('/api/') && /^(?:cross|same)-site$/.test(String(fetchSite));
    if ((!isRead && !isOwn) || isForeignRead)
      throw new RefusedRequest(403, 'Another site has sent this: open the editor itself.');
    done();
  });
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode >= 500) request.log.error(error);
    const text = statusCode === 413 ? 'The file is too large: 40 MB at most.' : message;
    return reply.code(statusCode).send({ message: text });
  });
}
