import { contentFile } from '@school/server/derived/content-reader';
import { robotsFile } from '@school/server/derived/robots';
import { securityFile } from '@school/server/derived/security-txt';
import { speculationRules } from '@school/server/derived/speculation-rules';
import { logRequests } from '@school/server/http/access-log';
import { addClosing } from '@school/server/http/closing';
import { addCosts } from '@school/server/http/costs';
import { addResponseHeaders, securityHeaders } from '@school/server/http/response-headers';
import { refuseUnreadable } from '@school/server/http/unreadable-requests';
import { reportUntrustedProxy } from '@school/server/http/untrusted-proxy';
import { sectionMapFiles } from '@school/server/pages/release/section-map';
import { assets } from '@school/server/plugins/assets';
import { certificateForm } from '@school/server/plugins/certificate-form';
import { countRequests } from '@school/server/plugins/count-requests';
import { displayForm } from '@school/server/plugins/display-form';
import { generatedFiles } from '@school/server/plugins/generated-files';
import { monitoring } from '@school/server/plugins/monitoring';
import { pageRoutes } from '@school/server/plugins/pages';
import { addErrorPage, addRefusals, createRefuse } from '@school/server/plugins/refusals';
import { gatewayRoutes } from '@school/server/provider/routes';
import fastify, { type FastifyInstance } from 'fastify';

import { openSite, type SiteOptions } from './site';

/** A request may bring a name and a number: this is larger than any. */
const MAX_BODY_BYTES = 4_096;

/** Longer than nginx keeps a connection, so that it is the one to close it (deploy/nginx.conf). */
const KEEP_ALIVE_MS = 65_000;

/** The site server, not yet listening. Throws a ContentError, or one line where there is no release. */
export async function buildSite(options: SiteOptions): Promise<FastifyInstance> {
  const { config, log } = options;
  const { trustedProxies = [] } = config;
  const { releases, content, gateway, pictures, redis, features, readContent, memory, pages, close } =
    await openSite(options);
  const requests = countRequests(log);
  const shownPath = (path: string) =>
    gateway.certificates.hasLink(path) ? '/api/image/…' : features.shownPath(path);
  const refuse = createRefuse(pages);
  const files = [
    robotsFile({ content, config }),
    securityFile({ content, config }),
    speculationRules,
    ...sectionMapFiles(releases.current),
    contentFile(readContent),
    ...features.files,
  ];
  const app = fastify({
    keepAliveTimeout: KEEP_ALIVE_MS,
    // a request that comes while the server ends is answered as well
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    // without a host it is refused as others are
    http: { requireHostHeader: false },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (_error, request, reply) => {
      refuse(request, reply.headers(securityHeaders), 400, 'the address cannot be read');
    },
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onClose', close);
  addClosing(app, options.graceMs);
  // Node's own answer to an `Expect` that it does not know has no headers
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));

  // every request is logged, and has its headers and its queue
  logRequests(app, requests.log, shownPath);
  addResponseHeaders(app);
  addCosts(app);
  reportUntrustedProxy(app, trustedProxies, log.problem);
  // it is refused where it is none, and where what answers it fails
  addErrorPage(app, pages);
  addRefusals(app, { refuse, shownPath, log });
  // then one of these answers it
  void app.register(assets, { assets: releases.assets });
  void app.register(gatewayRoutes, { gateway, pictures });
  void app.register(generatedFiles, { files, memory });
  for (const plugin of features.plugins) void app.register(plugin, { pages });
  void app.register(monitoring, { config, content, releases, gateway, pages, requests, redis });
  void app.register(certificateForm, { gateway, pages });
  void app.register(displayForm);
  void app.register(pageRoutes, { pages, releases });
  return app;
}
