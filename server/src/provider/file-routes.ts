import { isStoreReference } from '@school/contract';
import { imagePath } from '@school/shared-deps/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { fileTypeOf, mayBePicture } from '../files/file-types';
import { createFileSender } from '../files/files';
import type { RemoteFile } from '../files/open-file';
import type { Width } from '../files/pictures/make-picture';
import type { Pictures } from '../files/pictures/pictures';
import { sendPicture, widthOf } from '../files/pictures/send-picture';
import { cost } from '../http/costs';
import { sendError, sendNotFound } from '../upstream/refusals';
import type { Gateway } from './gateway';
import { sendCertificate } from './send-certificate';

const method = ['GET', 'HEAD'];

/** Files by their path or id. Pictures are made anew, and all other files are passed on. */
export function addFileRoutes(app: FastifyInstance, gateway: Gateway, pictures: Pictures): void {
  const send = createSender(gateway, pictures);

  app.route<{ Params: { '*': string }; Querystring: { w?: unknown } }>({
    method,
    ...cost('picture'),
    url: '/api/image/*',
    handler: (request, reply) => {
      const reference = request.params['*'];
      if (reference === '') return sendNotFound(reply);
      if (!isStoreReference(reference)) return sendError(reply, 400, 'the path is no reference to a file');
      const width = widthOf(request.query.w);
      if (width === 'unknown') return sendError(reply, 400, 'w is no width of pictures');
      return send(request, reply, { reference, path: imagePath(reference) }, width);
    },
  });

  app.route<{ Querystring: { url?: unknown } }>({
    method,
    ...cost('stream'),
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

function createSender(gateway: Gateway, pictures: Pictures) {
  const { hostOf, certificates, isShownFile } = gateway;
  const sendFile = createFileSender();

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    requested: Pick<RemoteFile, 'path' | 'reference'>,
    width?: Width,
  ): Promise<FastifyReply> => {
    const { reference } = requested;
    if (certificates.isLink(reference)) {
      const refuse = (status: number, message: string) => sendError(reply, status, message);
      return sendCertificate(request, reply, { gateway, path: reference, refuse });
    }
    if (!(await isShownFile(reference))) return sendNotFound(reply);
    const file = { upstream: hostOf(reference), ...requested };
    const isPicture = mayBePicture(fileTypeOf(null, reference));
    if (isPicture && (await sendPicture(request, reply, pictures, file, width))) return reply;
    return sendFile(request, reply, file);
  };
}
