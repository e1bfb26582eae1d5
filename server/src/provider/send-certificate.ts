import type { FastifyReply, FastifyRequest } from 'fastify';

import { mediaFormatOf } from '../files/media-format';
import { fileHeaders } from '../http/response-headers';
import { readAtMost } from '../upstream/read-at-most';
import { fetchUpstream, type Upstream } from '../upstream/upstream';
import { refusalOf, toUpstreamError, UpstreamError } from '../upstream/upstream-error';
import type { Gateway } from './gateway';

/** The formats of a certificate, by its first bytes and not by the provider's header. */
const certificateTypes = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_CERTIFICATE_BYTES = 20_000_000;
const TIMEOUT_MS = 30_000;

interface CertificateRequest {
  gateway: Pick<Gateway, 'provider' | 'log'>;
  /** The provider's path. */
  path: string;
  /** Answers where the picture cannot be sent. */
  refuse: (status: number, message: string) => FastifyReply | Promise<FastifyReply>;
}

/**
 * Sends the picture of a transfer certificate, byte for byte, as a download with a neutral name. No cache
 * stores it, because it is for one visitor alone.
 */
export async function sendCertificate(
  request: FastifyRequest,
  reply: FastifyReply,
  { gateway: { provider, log }, path, refuse }: CertificateRequest,
): Promise<FastifyReply> {
  const picture = await readCertificate(provider, path).catch(toUpstreamError);
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

/**
 * The picture, or undefined when the provider has none.
 * @throws UpstreamError for any other answer, and for a body that fails
 */
async function readCertificate(
  upstream: Upstream,
  path: string,
): Promise<{ type: string; body: Buffer } | undefined> {
  const headers = { 'accept-encoding': 'identity' };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetchUpstream(upstream, path, { headers, signal });
  if (response.status !== 200) {
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) return undefined;
    throw refusalOf(response);
  }
  const body = await readAtMost(response.body, MAX_CERTIFICATE_BYTES);
  const type = mediaFormatOf(body)?.type ?? '';
  if (certificateTypes.includes(type)) return { type, body };
  throw new UpstreamError(502, 'the provider sent a certificate that is no picture');
}
