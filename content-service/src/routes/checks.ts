import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { sendError, sendNotFound } from '../http/responses';

/** Answers itself when the call is refused. */
type Check = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;

/** The checks of a call. */
export interface SchoolChecks {
  /** This school's code, as the last part of the path. */
  readonly school: Check;
  /** The bearer token, when the service has one. */
  readonly token: Check;
}

export function createChecks(schoolCode: string, apiToken?: string): SchoolChecks {
  const expected = apiToken === undefined ? undefined : digest(`Bearer ${apiToken}`);
  return {
    school: (request, reply, done) => {
      const { code } = request.params as { code: string };
      if (code === schoolCode) done();
      else sendNotFound(reply);
    },
    token: (request, reply, done) => {
      const header = (request.headers.authorization ?? '').replace(/^bearer +/i, 'Bearer ');
      if (expected === undefined || timingSafeEqual(digest(header), expected)) done();
      else sendError(reply.header('www-authenticate', 'Bearer'), 401, 'the bearer token is missing or wrong');
    },
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
