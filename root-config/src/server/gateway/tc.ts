import { setTimeout as pause } from 'node:timers/promises';

import { tcAnswerSchema, tcRequestSchema, type TcRequest } from '@school/shared-deps/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import type { Gateway } from './gateway';
import { parseJson } from './parse-json';
import { createRateLimit, visitorOf } from './rate-limit';
import { ask, toUpstreamError, UpstreamError } from './upstream';

/** Larger than any name and number. */
const MOST_BYTES = 4_096;
/** Answers leave in steps of time: how long one took tells nothing of what was asked. */
const STEP_MS = 250;
const visitorRate = { burst: 20, perMinute: 10 };
const overallRate = { burst: 300, perMinute: 300 };

interface Answer {
  status: number;
  body: { data: string } | { error: string };
}

/** What is said of an unknown number and of a wrong name alike. */
const notFound: Answer = { status: 404, body: { error: 'no certificate under this name and number' } };

/** Passes transfer-certificate requests on (spec §7), so many a minute; nothing of them is kept or logged. */
export function addTcRoute(app: FastifyInstance, gateway: Gateway): void {
  const { schoolCode } = gateway;
  const tries = createTries();

  app.post<{ Params: { code: string } }>(
    '/api/tc/:code',
    { bodyLimit: MOST_BYTES },
    async (request, reply) => {
      const started = performance.now();
      reply.header('cache-control', 'no-store');
      if (request.params.code !== schoolCode) return reply.code(404).send({ error: 'not found' });
      const fields = v.safeParse(tcRequestSchema, request.body);
      if (!fields.success) return reply.code(400).send({ error: 'name and admission must both be given' });
      const seconds = tries.secondsUntilNext(visitorOf(request.ip));
      if (seconds > 0) {
        const error = `too many tries; the next one is possible in ${seconds} seconds`;
        return reply.code(429).header('retry-after', seconds).send({ error });
      }
      const { status, body } = await lookUp(gateway, fields.output).catch(toFailure);
      await pause(STEP_MS - ((performance.now() - started) % STEP_MS));
      return reply.code(status).send(body);
    },
  );
}

function createTries() {
  const ofEach = createRateLimit(visitorRate);
  const inAll = createRateLimit(overallRate);
  return {
    /** 0 where the visitor may try now, which then counts. */
    secondsUntilNext: (visitor: string): number => {
      const waitMs = Math.max(ofEach.waitOf(visitor), inAll.waitOf('all'));
      if (waitMs > 0) return Math.ceil(waitMs / 1_000);
      ofEach.count(visitor);
      inAll.count('all');
      return 0;
    },
  };
}

async function lookUp({ provider, schoolCode, certificates }: Gateway, fields: TcRequest): Promise<Answer> {
  const response = await ask(provider, `/api/tc/${schoolCode}`, {
    isBearer: true,
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(provider.timeoutMs),
  });
  const text = await response.text();
  if (response.status >= 500) throw new UpstreamError(502, `the provider answered ${response.status}`);
  const answer = v.safeParse(tcAnswerSchema, response.ok ? parseJson(text) : undefined);
  if (!answer.success) return notFound;
  return { status: 200, body: { data: certificates.issue(answer.output.data) } };
}

function toFailure(error: unknown): Answer {
  const { status, message } = toUpstreamError(error);
  return { status, body: { error: message } };
}
