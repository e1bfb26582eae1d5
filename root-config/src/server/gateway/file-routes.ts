import { isStoreReference } from '@school/shared-deps/contract';
import { imagePath } from '@school/shared-deps/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { sendFile } from './files';
import { createFilmIndex } from './film-index';
import type { Gateway } from './gateway';
import type { Original } from './pictures/originals';
import type { Pictures } from './pictures/pictures';
import { acceptsAvif, createPreparedFinder } from './pictures/prepared';
import { LARGEST_WIDTH, sendPicture, widthOf } from './pictures/send-picture';
import { sendError, sendNotFound } from './refusals';
import { sendCertificate } from './send-certificate';

const method = ['GET', 'HEAD'];

/** Files by their path or id; without `pictures` they come in their own size only. */
export function addFileRoutes(app: FastifyInstance, gateway: Gateway, pictures: Pictures | undefined): void {
  const { send, sendInWidth } = createSenders(gateway, pictures);

  app.route<{ Params: { '*': string }; Querystring: { w?: unknown } }>({
    method,
    url: '/api/image/*',
    handler: (request, reply) => {
      const reference = request.params['*'];
      if (reference === '') return sendNotFound(reply);
      if (!isStoreReference(reference)) return sendError(reply, 400, 'the path is no reference to a file');
      const width = widthOf(request.query.w);
      if (width === 'unknown') return sendError(reply, 400, 'w is no width of pictures');
      const path = imagePath(reference);
      return width
        ? sendInWidth(request, reply, { reference, path }, width)
        : send(request, reply, { reference, path });
    },
  });

  app.route<{ Querystring: { url?: unknown } }>({
    method,
    url: '/api/image',
    handler: (request, reply) => {
      const { url: reference } = request.query;
      if (typeof reference !== 'string' || reference === '') return sendError(reply, 400, 'url is missing');
      if (!isStoreReference(reference)) return sendError(reply, 400, 'url is no reference to a file');
      const path = `/api/image?url=${encodeURIComponent(reference)}`;
      return send(request, reply, { reference, path });
    },
  });
}

type RequestedFile = Pick<Original, 'path' | 'reference'>;

function createSenders(gateway: Gateway, pictures: Pictures | undefined) {
  const { hostOf, own, certificates } = gateway;
  const findPrepared = createPreparedFinder();
  const films = createFilmIndex();

  const sendOriginal = (request: FastifyRequest, reply: FastifyReply, file: Original) => {
    const encode = async () =>
      pictures !== undefined && sendPicture(request, reply, pictures, file, LARGEST_WIDTH);
    return sendFile(request, reply, file, { films, encode });
  };

  const send = (request: FastifyRequest, reply: FastifyReply, requested: RequestedFile) => {
    const { reference } = requested;
    if (!certificates.isLink(reference)) {
      return sendOriginal(request, reply, { upstream: hostOf(reference), ...requested });
    }
    const certificate = certificates.open(reference);
    if (certificate === undefined) return sendNotFound(reply);
    const file = { reference: certificate, path: imagePath(certificate) };
    const refuse = (status: number, message: string) => sendError(reply, status, message);
    return sendCertificate(request, reply, { gateway, file, films, refuse });
  };

  const sendInWidth = async (
    request: FastifyRequest,
    reply: FastifyReply,
    requested: RequestedFile,
    width: number,
  ) => {
    if (!pictures || certificates.isLink(requested.reference)) return send(request, reply, requested);
    const file = { upstream: hostOf(requested.reference), ...requested };
    if (file.upstream === own) {
      reply.header('vary', 'accept');
      const prepared = acceptsAvif(request.headers.accept) ? await findPrepared(file, width) : undefined;
      if (prepared) return sendOriginal(request, reply, prepared);
    }
    return (await sendPicture(request, reply, pictures, file, width))
      ? reply
      : sendOriginal(request, reply, file);
  };

  return { send, sendInWidth };
}
