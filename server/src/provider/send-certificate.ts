import type { FastifyReply, FastifyRequest } from 'fastify';

import { mediaFormatOf } from '../files/media-format';
import { fileHeaders } from '../http/response-headers';
import { toUpstreamError, UpstreamError } from '../upstream/upstream-error';
import type { Gateway } from './gateway';

/** The formats of a certificate, by its first bytes and not by the provider's header. */
const certificateTypes = ['image/jpeg', 'image/png', 'image/webp'];

interface CertificateRequest {
  gateway: Pick<Gateway, 'certificates' | 'log'>;
  /** The signed path of the picture. */
  path: string;
  /** Answers where the picture cannot be sent. */
  refuse: (status: number, message: string) => FastifyReply | Promise<FastifyReply>;
}

/**
 * Sends the picture of a transfer certificate as a download with a neutral name. No cache stores it, because
 * it is for one visitor alone.
 */
export async function sendCertificate(
  request: FastifyRequest,
  reply: FastifyReply,
  { gateway: { certificates, log }, path, refuse }: CertificateRequest,
): Promise<FastifyReply> {
  const picture = await certificates.read(path).then(withType).catch(toUpstreamError);
  if (picture === undefined) return refuse(404, 'not found');
  if (picture instanceof UpstreamError) {
    log.problem(`/api/image: ${picture.message}`);
    if (picture.waitMs > 0) reply.header('retry-after', Math.ceil(picture.waitMs / 1_000));
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

/** @throws UpstreamError for a file that is no picture */
function withType(body: Buffer | undefined): { type: string; body: Buffer } | undefined {
  if (body === undefined) return undefined;
  const type = mediaFormatOf(body)?.type ?? '';
  if (certificateTypes.includes(type)) return { type, body };
  throw new UpstreamError(502, 'the provider sent a certificate that is no picture');
}
