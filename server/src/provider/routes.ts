import { resources } from '@school/contract';
import { languageOf } from '@school/contract/languages';
import { POLICY_HEADER } from '@school/contract/offline';
import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';

import type { Pictures } from '../files/pictures/pictures';
import { cost } from '../http/costs';
import { sendCached } from '../http/send-cached';
import { sendError, sendFailure, sendNotFound } from '../upstream/refusals';
import { toUpstreamError } from '../upstream/upstream-error';
import { addFileRoutes } from './file-routes';
import type { Gateway } from './gateway';
import type { Reading } from './record-source';
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

function addListRoutes(app: FastifyInstance, { records, schoolCode, policy }: Gateway): void {
  const send = (key: string, request: FastifyRequest, reply: FastifyReply) => {
    const reading = records.read(key, languageOf(request.url));
    reply.header(POLICY_HEADER, policy());
    const sendIt = (loaded: Reading) => sendReading(request, reply, loaded);
    return reading instanceof Promise ? reading.then(sendIt) : sendIt(reading);
  };
  for (const name of Object.keys(resources)) {
    app.get<ByCode>(`/api/${name}/:code`, cost('cached'), (request, reply) =>
      request.params.code === schoolCode ? send(name, request, reply) : sendNotFound(reply),
    );
  }
  app.get<{ Querystring: { id?: unknown } }>('/api/subGallery', cost('cached'), (request, reply) => {
    const { id } = request.query;
    if (typeof id !== 'string' || id === '') return sendError(reply, 400, 'id is missing');
    if (id.length > MAX_ID_LENGTH) return sendNotFound(reply);
    return send(`subGallery/${id}`, request, reply);
  });
}

function sendReading(request: FastifyRequest, reply: FastifyReply, { value, why }: Reading): FastifyReply {
  if (value === 'missing') return sendNotFound(reply);
  if (value === undefined) return sendFailure(reply, toUpstreamError(why));
  if (why !== undefined) reply.header('warning', '110 - "Response is Stale"');
  return sendCached(request, reply, value.content.response);
}
