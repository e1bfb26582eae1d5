import { addressIn, languages } from '@school/contract/languages';
import type { PostedForm } from '@school/shared-deps';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';

import { cost } from '../http/costs';
import { isFromElsewhere } from '../http/is-from-elsewhere';
import type { Pages } from '../pages/render/pages';
import { sendPage } from '../pages/render/send-page';
import type { Gateway } from '../provider/gateway';
import { sendCertificate } from '../provider/send-certificate';
import { type CertificateLookup, createCertificateLookup, MAX_TC_BODY_BYTES } from '../provider/tc';

/** The page whose form is posted to itself where there is no script (spec §4), in each language. */
export const CERTIFICATE_FORMS: readonly string[] = languages.map((language) => addressIn(language, '/TC'));

interface CertificateFormOptions {
  gateway: Gateway;
  pages: Pick<Pages, 'requestOf' | 'get'>;
}

/** Answers the certificate form without script: with the certificate, or with its page and the problem. */
export const certificateForm: FastifyPluginCallback<CertificateFormOptions> = (app, options, done) => {
  const { gateway, pages } = options;
  const lookUp = createCertificateLookup(gateway);
  // here alone, so that the API cannot be called by another site's form
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_TC_BODY_BYTES },
    (_request, body, parsed) => parsed(null, fieldsOf(body.toString())),
  );
  const send = async (request: FastifyRequest<{ Body: Fields | undefined }>, reply: FastifyReply) => {
    // another site's page must not spend its visitors' tries
    if (isFromElsewhere(request)) return reply.sendErrorPage(403);
    const page = await pages.requestOf(request);
    if (page === undefined) return reply.sendErrorPage(404);
    const fields = request.body ?? fieldsOf('');
    const show = async (problem: PostedForm['problem'], status: number) =>
      sendPage(request, reply, await pages.get({ ...page, posted: { fields, problem, status } }));
    return answer(request, reply, { gateway, lookUp, fields, show });
  };
  for (const address of CERTIFICATE_FORMS) app.post(address, cost('certificate'), send);
  done();
};

interface Fields extends Record<string, string> {
  name: string;
  admission: string;
}

function fieldsOf(body: string): Fields {
  const sent = new URLSearchParams(body);
  return { name: sent.get('name') ?? '', admission: sent.get('admission') ?? '' };
}

interface FormRequest {
  gateway: Gateway;
  lookUp: CertificateLookup;
  fields: Fields;
  /** Sends the page with the form as it was filled in. */
  show: (problem: PostedForm['problem'], status: number) => Promise<FastifyReply>;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { gateway, lookUp, fields, show }: FormRequest,
): Promise<FastifyReply> {
  const { status, body, retrySeconds } = await lookUp(request, fields);
  if (retrySeconds !== undefined) reply.header('retry-after', retrySeconds);
  if (status === 400) return show('invalid', 422);
  if (!('data' in body)) return show(status < 500 ? 'refused' : 'failed', status);
  const refuse = (failure: number) => show('undelivered', failure === 404 ? 502 : failure);
  return sendCertificate(request, reply, { gateway, path: body.data, refuse });
}
