import { offline } from '@school/features/offline/server';
import { search } from '@school/features/search/server';
import fastify, { type FastifyInstance } from 'fastify';

import { featureFiles } from './features';
import { contentFile } from './generated/content-reader';
import { installedSiteFiles } from './generated/installed-site';
import { createEmblemReader } from './generated/read-emblem';
import { robotsFile } from './generated/robots';
import { logRequests } from './http/access-log';
import { addClosing } from './http/closing';
import { addCosts } from './http/costs';
import { addResponseHeaders, securityHeaders } from './http/response-headers';
import { reportUntrustedProxy } from './http/untrusted-proxy';
import { assets } from './plugins/assets';
import { certificateForm } from './plugins/certificate-form';
import { errorPage } from './plugins/error-page';
import { generatedFiles } from './plugins/generated-files';
import { monitoring } from './plugins/monitoring';
import { pages } from './plugins/pages';
import { createRefuse, refusals } from './plugins/refusals';
import { sectionMap } from './plugins/section-map';
import { gatewayRoutes } from './provider/routes';
import { openSite, type SiteOptions } from './site';

/** A request may bring a name and a number: this is larger than any. */
const MAX_BODY_BYTES = 4_096;

/** Longer than nginx keeps a connection, so that it is the one to close it (deploy/nginx.conf). */
const KEEP_ALIVE_MS = 65_000;

/** The site server, not yet listening. Throws a ContentError, or one line where there is no release. */
export async function buildSite(options: SiteOptions): Promise<FastifyInstance> {
  const site = await openSite(options);
  const { gateway, requests } = site;
  const { trustedProxies = [] } = options.config;
  const shownPath = (path: string) => (gateway.certificates.hasLink(path) ? '/api/image/…' : path);
  const refuse = createRefuse(site);

  const app = fastify({
    keepAliveTimeout: KEEP_ALIVE_MS,
    // a request that comes while the server ends is answered as well
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    frameworkErrors: (_error, request, reply) => {
      refuse(request, reply.headers(securityHeaders), 400, 'the address cannot be read');
    },
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onClose', site.close);
  addClosing(app, options.graceMs);
  logRequests(app, requests.log, shownPath);
  addResponseHeaders(app);
  addCosts(app);
  reportUntrustedProxy(app, trustedProxies, requests.log.problem);

  void app.register(errorPage, site);
  void app.register(refusals, { refuse, shownPath, log: requests.log });
  void app.register(assets, site);
  void app.register(monitoring, site);
  void app.register(gatewayRoutes, site);
  void app.register(search, site);
  const files = [
    robotsFile(site),
    ...featureFiles.flatMap((filesOf) => filesOf(site)),
    contentFile(site.readContent),
    ...installedSiteFiles(site.content, createEmblemReader(site)),
  ];
  void app.register(generatedFiles, { files, memory: site.memory });
  void app.register(offline, {
    pages: site.pages,
    worker: options.config.offline === 'on' ? options.worker : undefined,
  });
  void app.register(sectionMap, site);
  void app.register(certificateForm, site);
  void app.register(pages, site);
  return app;
}
