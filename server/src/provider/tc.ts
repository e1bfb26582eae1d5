import { setTimeout as pause } from 'node:timers/promises';

import { tcRequestSchema } from '@school/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { cost } from '../http/costs';
import { visitorOf } from '../http/visitor';
import { sendNotFound } from '../upstream/refusals';
import { toUpstreamError } from '../upstream/upstream-error';
import type { Gateway } from './gateway';

/** Larger than any name and number. */
export const MAX_TC_BODY_BYTES = 4_096;
/** Answers are sent in steps of time: how long one takes does not show whether the certificate exists. */
const STEP_MS = 250;

/** The result of a request for a certificate. */
export interface TcAnswer {
  status: number;
  /** The signed path of its picture, or what is wrong. */
  body: { data: string } | { error: string };
  retrySeconds?: number;
}

/**
 * Asks for a certificate.
 * @param visit the request of the visitor
 * @param fields what was sent, whatever it is
 */
export type CertificateLookup = (
  visit: Pick<FastifyRequest, 'ip' | 'enqueue'>,
  fields: unknown,
) => Promise<TcAnswer>;

/** The answer for an unknown number and for a wrong name alike. */
const notFound: TcAnswer = { status: 404, body: { error: 'no certificate under this name and number' } };

/**
 * Transfer-certificate requests to the provider (spec §7), within limits. They are neither stored nor logged.
 */
export function createCertificateLookup(gateway: Gateway): CertificateLookup {
  return async ({ ip, enqueue }, sent) => {
    const started = performance.now();
    const fields = v.safeParse(tcRequestSchema, sent);
    if (!fields.success) return { status: 400, body: { error: 'name and admission must both be given' } };
    const seconds = await gateway.tries.secondsUntilNext(visitorOf(ip), fields.output);
    if (seconds > 0) return tooMany(seconds);
    const answer = await enqueue(() => gateway.certificates.find(fields.output))
      .then((path): TcAnswer => (path === undefined ? notFound : { status: 200, body: { data: path } }))
      .catch(toFailure);
    if (answer.status === 404) gateway.tcMisses.inc();
    if (answer.status >= 500)
      gateway.log.problem(`/api/tc: ${'error' in answer.body ? answer.body.error : ''}`);
    await pause(msUntilStep(performance.now() - started));
    return answer;
  };
}

/** The lookup as a call of the API. */
export function addTcRoute(app: FastifyInstance, gateway: Gateway): void {
  const lookUp = createCertificateLookup(gateway);
  app.post<{ Params: { code: string } }>(
    '/api/tc/:code',
    { bodyLimit: MAX_TC_BODY_BYTES, ...cost('certificate') },
    async (request, reply) => {
      if (request.params.code !== gateway.schoolCode) return sendNotFound(reply);
      const { status, body, retrySeconds } = await lookUp(request, request.body);
      if (retrySeconds !== undefined) reply.header('retry-after', retrySeconds);
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  );
}

function tooMany(seconds: number): TcAnswer {
  const error = `too many tries; the next one is possible in ${seconds} seconds`;
  return { status: 429, body: { error }, retrySeconds: seconds };
}

/** Milliseconds until the next step after so many. */
export function msUntilStep(elapsedMs: number): number {
  return STEP_MS - (elapsedMs % STEP_MS);
}

function toFailure(error: unknown): TcAnswer {
  const { status, message, waitMs } = toUpstreamError(error);
  const retry = waitMs > 0 && { retrySeconds: Math.ceil(waitMs / 1_000) };
  return { status, body: { error: message }, ...retry };
}
