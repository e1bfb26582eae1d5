import { resources } from '@school/shared-deps/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { HotPath } from '../http/hot-path';
import { sendFile } from './files';
import { callOf, type Gateway } from './gateway';
import type { Outcome } from './lists';
import type { Pictures } from './pictures/pictures';
import { acceptsAvif, createPreparedFinder } from './pictures/prepared';
import { sendPicture, widthOf } from './pictures/send-picture';
import { sendError, sendNotFound } from './refusals';
import { addTcRoute } from './tc';

interface ByCode {
  Params: { code: string };
}

const MOST_ID = 200;
const MOST_REFERENCE = 1_000;

/**
 * The calls of spec §7, as they are spelt there; every other path below `/api/` is unknown. Without `pictures` files come
 * in their own size alone.
 */
export function addGatewayRoutes(
  app: FastifyInstance,
  gateway: Gateway,
  hotPath: HotPath,
  pictures?: Pictures,
): void {
  addListRoutes(app, gateway, hotPath);
  addFileRoutes(app, gateway, pictures);
  addTcRoute(app, gateway);
  app.get('/api/*', (_request, reply) => sendNotFound(reply));
}

function addListRoutes(app: FastifyInstance, { lists, schoolCode }: Gateway, hotPath: HotPath): void {
  const send = async (key: string, request: FastifyRequest, reply: FastifyReply) => {
    const call = callOf(key, schoolCode);
    const outcome = await lists.get(call);
    if (outcome.type === 'held' && request.url === call.path) {
      hotPath.keep(call.path, outcome.list.answer, outcome.list.freshUntil);
    }
    return sendOutcome(request, reply, outcome);
  };
  for (const name of Object.keys(resources)) {
    app.get<ByCode>(`/api/${name}/:code`, (request, reply) =>
      request.params.code === schoolCode ? send(name, request, reply) : sendNotFound(reply),
    );
  }
  app.get<{ Querystring: { id?: unknown } }>('/api/subGallery', (request, reply) => {
    const { id } = request.query;
    if (typeof id !== 'string' || id === '') return sendError(reply, 400, 'id is missing');
    return id.length > MOST_ID ? sendNotFound(reply) : send(`subGallery/${id}`, request, reply);
  });
}

/** After a failure the last good answer stands in, and says so. */
function sendOutcome(request: FastifyRequest, reply: FastifyReply, outcome: Outcome): FastifyReply {
  if (outcome.type === 'refused') return sendError(reply, outcome.status, outcome.body.error);
  const list = outcome.type === 'held' ? outcome.list : outcome.last;
  if (outcome.type === 'failed') {
    if (list === undefined) return sendError(reply, outcome.error.status, outcome.error.message);
    reply.header('warning', '110 - "Response is Stale"');
  }
  if (list === undefined) return sendNotFound(reply);
  const { status, headers, body } = list.answer.answerTo(request.headers);
  return reply.code(status).headers(headers).send(body);
}

function addFileRoutes(app: FastifyInstance, gateway: Gateway, pictures: Pictures | undefined): void {
  const { hostOf, provider, own, certificates } = gateway;
  const findPrepared = createPreparedFinder();
  const method = ['GET', 'HEAD'];

  app.route<{ Params: { '*': string }; Querystring: { w?: unknown } }>({
    method,
    url: '/api/image/*',
    handler: async (request, reply) => {
      const reference = request.params['*'];
      if (!isReference(reference)) return sendNotFound(reply);
      const certificate = certificates.find(reference);
      if (certificate !== undefined) {
        const file = { upstream: provider, path: imagePath(certificate), reference: certificate };
        return sendFile(request, reply, { ...file, isCertificate: true });
      }
      const file = { upstream: hostOf(reference), path: imagePath(reference), reference };
      const width = widthOf(request.query.w);
      if (width === 'unknown') return sendError(reply, 400, 'w is no width of pictures');
      if (!width || !pictures) return sendFile(request, reply, file);
      if (file.upstream === own) {
        reply.header('vary', 'accept');
        const prepared = acceptsAvif(request.headers.accept) ? await findPrepared(file, width) : undefined;
        if (prepared) return sendFile(request, reply, prepared);
      }
      return (await sendPicture(request, reply, pictures, file, width))
        ? reply
        : sendFile(request, reply, file);
    },
  });

  app.route<{ Querystring: { url?: unknown } }>({
    method,
    url: '/api/image',
    handler: (request, reply) => {
      const { url: reference } = request.query;
      if (typeof reference !== 'string' || reference === '') return sendError(reply, 400, 'url is missing');
      if (reference.length > MOST_REFERENCE) return sendNotFound(reply);
      const path = `/api/image?url=${encodeURIComponent(reference)}`;
      return sendFile(request, reply, { upstream: hostOf(reference), path, reference });
    },
  });
}

function imagePath(reference: string): string {
  return `/api/image/${reference.split('/').map(encodeURIComponent).join('/')}`;
}

/** A path that stays below `/api/image/` however it is read. */
function isReference(reference: string): boolean {
  if (reference === '' || reference.length > MOST_REFERENCE) return false;
  return reference.split('/').every((part) => /^(?!\.{1,2}$)[^\\\p{Cc}]+$/u.test(part));
}
