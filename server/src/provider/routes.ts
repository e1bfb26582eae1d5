import { resources } from '@school/contract';
import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';

import type { Pictures } from '../files/pictures/pictures';
import { cost } from '../http/costs';
import { sendCached } from '../http/send-cached';
import { sendError, sendFailure, sendNotFound } from '../upstream/refusals';
import { toUpstreamError } from '../upstream/upstream-error';
import type { CacheEntry, Call } from './cache-entry';
import { addFileRoutes } from './file-routes';
import { callOf, type Gateway } from './gateway';
import { addTcRoute } from './tc';

interface ByCode {
  Params: { code: string };
}

const MAX_ID_LENGTH = 200;

interface GatewayRoutesOptions {
  gateway: Gateway;
  pictures: Pictures;
}

/** The calls of spec §7. Every other path below `/api/` answers 404. */
export const gatewayRoutes: FastifyPluginCallback<GatewayRoutesOptions> = (app, options, done) => {
  const { gateway, pictures } = options;
  addListRoutes(app, gateway);
  addFileRoutes(app, gateway, pictures);
  addTcRoute(app, gateway);
  app.get('/api/*', cost('cached'), (_request, reply) => sendNotFound(reply));
  done();
};

function addListRoutes(app: FastifyInstance, { cache, schoolCode }: Gateway): void {
  const send = (call: Call, request: FastifyRequest, reply: FastifyReply) => {
    const entry = cache.get(call);
    if (!(entry instanceof Promise)) return sendEntry(request, reply, entry);
    return entry.then((loaded) => sendEntry(request, reply, loaded));
  };
  for (const name of Object.keys(resources)) {
    const call = callOf(name, schoolCode);
    app.get<ByCode>(`/api/${name}/:code`, cost('cached'), (request, reply) =>
      request.params.code === schoolCode ? send(call, request, reply) : sendNotFound(reply),
    );
  }
  app.get<{ Querystring: { id?: unknown } }>('/api/subGallery', cost('cached'), (request, reply) => {
    const { id } = request.query;
    if (typeof id !== 'string' || id === '') return sendError(reply, 400, 'id is missing');
    if (id.length > MAX_ID_LENGTH) return sendNotFound(reply);
    return send(callOf(`subGallery/${id}`, schoolCode), request, reply);
  });
}

function sendEntry(request: FastifyRequest, reply: FastifyReply, { value, why }: CacheEntry): FastifyReply {
  if (value === 'missing') return sendNotFound(reply);
  if (value === undefined) return sendFailure(reply, toUpstreamError(why));
  if (why !== undefined) reply.header('warning', '110 - "Response is Stale"');
  return sendCached(request, reply, value.content.response);
}
