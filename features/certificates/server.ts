import { addressIn, languages } from '@school/contract/languages';
import type { Feature, FeatureSources } from '@school/features/feature';
import { cost } from '@school/server/http/costs';
import { isFromElsewhere } from '@school/server/http/is-from-elsewhere';
import { visitorOf } from '@school/server/http/visitor';
import type { Pages } from '@school/server/pages/render/pages';
import { sendPage } from '@school/server/pages/render/send-page';
import { dayAt } from '@school/shared-deps/server';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';

import { CHECK, formPage, resultPage, waitPage } from './check-page';
import { createCodes, factsOf, tidyCode } from './codes';
import { drawMark } from './draw-mark';

const DAY_MS = 86_400_000;
/** A code as it may be typed. */
const MAX_LENGTH = 40;

type Codes = ReturnType<typeof createCodes>;

/**
 * Codes below certificates, and the page on which others check them. There are none without `SCHOOL_URL` and
 * `SCHOOL_LINK_SECRET`: the codes of a random secret would end with the process.
 */
export const certificates: Feature = (sources) => {
  const { siteUrl, linkSecret, schoolCode, timeZone } = sources.config;
  if (siteUrl === undefined || linkSecret === undefined) return {};
  const codes = createCodes(schoolCode, linkSecret);
  return {
    markCertificates: {
      codeOf: (request) => {
        const { year, month, day } = dayAt(Date.now(), timeZone);
        const facts = factsOf(request, Date.UTC(year, month, day) / DAY_MS);
        return facts && codes.write(facts);
      },
      draw: (picture, code) =>
        drawMark(picture, 'Check this certificate at', `${siteUrl}${CHECK}/${code}`).catch(
          (error: unknown) => {
            sources.log.problem('a certificate is sent without its code', error);
            return picture;
          },
        ),
    },
    shownPath: (path) => path.replace(/(\/certificate\/).+/i, '$1…'),
    plugin: checkPage(sources, codes),
  };
};

type Check = FastifyRequest<{ Params: { code?: string }; Querystring: { code?: unknown } }>;

/** The form, and the page of each code, in all languages. */
function checkPage({ gateway }: FeatureSources, codes: Codes): FastifyPluginCallback<{ pages: Pages }> {
  return (app, { pages }, done) => {
    const send = (request: FastifyRequest, reply: FastifyReply, ...screen: Parameters<Pages['screen']>) =>
      request.enqueue(() => sendPage(request, reply, pages.screen(...screen)));
    const answer = async (request: Check, reply: FastifyReply) => {
      const { params, query, headers, ip } = request;
      const [path = ''] = request.url.split('?');
      const typed = typeof query.code === 'string' ? tidyCode(query.code.slice(0, MAX_LENGTH)) : '';
      const base = path.replace(/(?<=[^/])\/+$/, '');
      if (!params.code)
        return typed === ''
          ? send(request, reply, path, 200, formPage)
          : reply.header('cache-control', 'no-store').redirect(`${base}/${typed}`, 303);
      // a picture of another site's page must not spend its visitors' tries
      if (isFromElsewhere(request) && headers['sec-fetch-dest'] !== 'document')
        return reply.sendErrorPage(403);
      const code = tidyCode(params.code).slice(0, MAX_LENGTH);
      const seconds = await gateway.tries.secondsUntilNext(visitorOf(ip), { admission: code, name: code });
      if (seconds > 0)
        return send(request, reply.header('retry-after', seconds), path, 429, (language) =>
          waitPage(language, seconds),
        );
      const facts = codes.read(code);
      if (facts === undefined) gateway.tcMisses.inc();
      return send(request, reply, path, facts ? 200 : 404, (language) => resultPage(language, code, facts));
    };
    for (const language of languages)
      for (const name of [CHECK, CHECK.toLowerCase()])
        for (const rest of ['', '/:code'])
          app.get(addressIn(language, name) + rest, cost('rendered'), answer);
    done();
  };
}
