import type { FastifyInstance } from 'fastify';

/** A request that is refused, with a sentence for the clerk. */
export class RefusedRequest extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'";

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/**
 * Refuses what other sites send, and names of hosts that aren't the editor's; puts security headers on all
 * answers.
 * @param origin by which browsers reach the editor, such as `http://127.0.0.1:8081`
 * @param framed the origin that its pages may frame
 */
export function guard(app: FastifyInstance, origin: string, framed = "'none'"): void {
  const { host } = new URL(origin);
  const own = { ...headers, 'content-security-policy': `${policy}; frame-src ${framed}` };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(own);
    if (request.headers.host !== host) throw new RefusedRequest(403, `The editor is at ${origin} alone.`);
    // browsers name the origin of each request that changes something
    if (request.method !== 'GET' && request.headers.origin !== origin)
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
