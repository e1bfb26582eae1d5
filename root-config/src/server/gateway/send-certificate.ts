import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { fileHeaders } from '../http/security';
import type { FilmIndex } from './film-index';
import type { Gateway } from './gateway';
import { openFile } from './open-file';
import type { Original } from './pictures/originals';
import { toUpstreamError, UpstreamError } from './upstream-error';

/** The formats of a certificate, by its first bytes and not by the provider's header. */
const certificateTypes = ['image/jpeg', 'image/png', 'image/webp'];

interface CertificateRequest {
  gateway: Pick<Gateway, 'provider' | 'log'>;
  file: Pick<Original, 'path' | 'reference'>;
  films: FilmIndex;
  /** Answers where the picture cannot be sent. */
  refuse: (status: number, message: string) => FastifyReply | Promise<FastifyReply>;
}

/** Sends the picture of a transfer certificate as a download with a neutral name. No cache stores it. */
export async function sendCertificate(
  request: FastifyRequest,
  reply: FastifyReply,
  { gateway: { provider, log }, file, films, refuse }: CertificateRequest,
): Promise<FastifyReply> {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  const opened = await open({ upstream: provider, ...file }, controller, films).catch(toUpstreamError);
  if (opened === undefined) return refuse(404, 'not found');
  if (opened instanceof UpstreamError) {
    controller.abort();
    log.problem(`/api/image: ${opened.message}`);
    return refuse(opened.status, opened.message);
  }
  const { type, content } = opened;
  reply.headers(fileHeaders(type)).headers({
    'content-type': type,
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="tc.jpg"',
  });
  if (request.method !== 'HEAD') return reply.send(content);
  content.destroy();
  return reply.send();
}

/**
 * The picture, or undefined when the provider has none.
 * @throws UpstreamError for any other answer, and for a body that fails
 */
async function open(
  file: Original,
  controller: AbortController,
  films: FilmIndex,
): Promise<{ type: string; content: Readable } | undefined> {
  const { response, type, content } = await openFile(file, { method: 'GET', headers: {}, controller, films });
  if (response.status === 404) {
    controller.abort();
    return undefined;
  }
  if (response.status !== 200) throw new UpstreamError(502, `the provider answered ${response.status}`);
  const { format } = type;
  if (content && format && certificateTypes.includes(format.type)) return { type: format.type, content };
  throw new UpstreamError(502, 'the provider sent a certificate that is no picture');
}
