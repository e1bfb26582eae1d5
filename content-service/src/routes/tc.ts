import { type TcAnswer, tcRequestSchema } from '@school/shared-deps/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { findCertificate } from '../content/certificates';
import { messageOfIssue } from '../content/problems';
import type { ContentStore } from '../content/store';
import { sendError, sendNotFound } from '../http/responses';
import type { SignedLinks } from '../http/signed-links';
import type { SchoolChecks } from './checks';

const short = v.maxLength<string, 100, string>(100, 'must be at most 100 characters');
const requestSchema = v.object({
  name: v.pipe(tcRequestSchema.entries.name, short),
  admission: v.pipe(tcRequestSchema.entries.admission, short),
});

/**
 * Transfer certificates: the answer is a signed path, and a wrong name is answered as an unknown number is.
 */
export function addTcRoute(
  app: FastifyInstance,
  store: ContentStore,
  checks: SchoolChecks,
  links: SignedLinks,
): void {
  app.post('/api/tc/:code', { onRequest: [checks.school, checks.token] }, (request, reply) => {
    const body = typeof request.body === 'object' && request.body !== null ? request.body : {};
    const result = v.safeParse(requestSchema, body);
    if (!result.success) return sendError(reply, 400, result.issues.map(messageOfIssue).join('; '));
    const certificate = findCertificate(store.current().certificates, result.output);
    if (certificate === undefined) return sendNotFound(reply);
    const answer: TcAnswer = { data: links.issue(certificate.file.hash) };
    return reply.header('cache-control', 'no-store').send(answer);
  });
}
