import type { FastifyReply, FastifyRequest } from 'fastify';

import { fileHeaders } from '@school/server-core/http/security';
import { steadyNow } from '@school/server-core/steady-now';
import type { Gateway } from './gateway';
import { mediaFormatOf } from '@school/media/metadata/media-format';
import { createOriginals, type Original } from '@school/media/pictures/originals';
import { toUpstreamError, UpstreamError } from '@school/server-core/upstream/upstream-error';

/** The formats of a certificate, by its first bytes and not by the provider's header. */
const certificateTypes = ['image/jpeg', 'image/png', 'image/webp'];

interface CertificateRequest {
  gateway: Pick<Gateway, 'provider' | 'log'>;
  file: Pick<Original, 'path' | 'reference'>;
  /** Answers where the picture cannot be sent. */
  refuse: (status: number, message: string) => FastifyReply | Promise<FastifyReply>;
}

/**
 * Sends the picture of a transfer certificate, byte for byte, as a download with a neutral name. No cache stores it: it is
 * for the one who asked.
 */
export async function sendCertificate(
  request: FastifyRequest,
  reply: FastifyReply,
  { gateway: { provider, log }, file, refuse }: CertificateRequest,
): Promise<FastifyReply> {
  const picture = await readCertificate({ upstream: provider, ...file }).catch(toUpstreamError);
  if (picture === undefined) return refuse(404, 'not found');
  if (picture instanceof UpstreamError) {
    log.problem(`/api/image: ${picture.message}`);
    return refuse(picture.status, picture.message);
  }
  const { type, body } = picture;
  reply.headers(fileHeaders(type)).headers({
    'content-type': type,
    'content-length': body.length,
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="tc.jpg"',
  });
  return reply.send(request.method === 'HEAD' ? undefined : body);
}

/**
 * The picture, or undefined when the provider has none.
 * @throws UpstreamError for any other answer, and for a body that fails
 */
async function readCertificate(file: Original): Promise<{ type: string; body: Buffer } | undefined> {
  const found = await createOriginals(steadyNow).find(file, undefined);
  const read = found && 'read' in found ? await found.read() : undefined;
  if (read === undefined) return undefined;
  const { bytes = Buffer.alloc(0) } = read;
  const type = mediaFormatOf(bytes)?.type ?? '';
  if (certificateTypes.includes(type)) return { type, body: bytes };
  throw new UpstreamError(502, 'the provider sent a certificate that is no picture');
}
