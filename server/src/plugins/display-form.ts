import { DISPLAY_COOKIE, DISPLAY_FORM, readDisplay, writeDisplay } from '@school/contract/display';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';

import { cost } from '../http/costs';
import { isFromElsewhere } from '../http/is-from-elsewhere';

const MAX_BODY_BYTES = 200;
const YEAR_SECONDS = 31_536_000;

/** Keeps how a reader wants pages to look in a cookie of the device, and leads back to the page. */
export const displayForm: FastifyPluginCallback = (app, _options, done) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, parsed) => parsed(null, body),
  );
  app.post<{ Body: string | undefined }>(DISPLAY_FORM, cost('cached'), (request, reply) => {
    if (isFromElsewhere(request)) return reply.sendErrorPage(403);
    const value = writeDisplay(readDisplay(request.body ?? ''));
    const maxAge = value === '' ? 0 : YEAR_SECONDS;
    return reply
      .header('set-cookie', `${DISPLAY_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`)
      .header('cache-control', 'no-store')
      .redirect(lastAddress(request), 303);
  });
  done();
};

/** The page of this site from which the form was sent, or the home page. */
function lastAddress({ headers: { referer = '' }, host }: FastifyRequest): string {
  if (!URL.canParse(referer)) return '/home';
  const { host: lastHost, pathname, search } = new URL(referer);
  // two slashes would begin the name of another host
  return lastHost === host ? pathname.replace(/^\/+/, '/') + search : '/home';
}
