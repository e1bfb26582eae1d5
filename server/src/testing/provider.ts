import type { AddressInfo } from 'node:net';

import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** A provider whose answers a test decides. */
export interface Provider {
  url: string;
  /** Requests in the order in which they came. */
  requests: {
    method: string;
    url: string;
    authorization: string | undefined;
    headers: FastifyRequest['headers'];
  }[];
  /** The answer to every request from now on. */
  answer: (handler: Handler) => void;
  close: () => Promise<void>;
}

export async function startProvider(handler: Handler = () => []): Promise<Provider> {
  const app = fastify({ forceCloseConnections: true });
  const requests: Provider['requests'] = [];
  let current = handler;
  app.all('/*', (request, reply) => {
    const { method, url, headers } = request;
    requests.push({ method, url, authorization: headers.authorization, headers });
    return current(request, reply);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer: (next) => (current = next),
    close: () => app.close(),
  };
}
