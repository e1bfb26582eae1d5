import type { FastifyPluginCallback, FastifyRequest } from 'fastify';

import type { OwnContent } from '../content/own-content';
import { cost } from '../http/costs';
import { createNetworks, LOOPBACK } from '../http/networks';
import type { Config } from '../settings/config';
import type { Redis } from '../upstream/redis';
import { createMetrics, type MetricSources } from './metrics';

interface MonitoringOptions extends MetricSources {
  config: Config;
  redis: Redis | undefined;
  content: Pick<OwnContent, 'problems'>;
}

/** `/healthz`, and `/metrics` in the format of Prometheus. Their details are for trusted monitors alone. */
export const monitoring: FastifyPluginCallback<MonitoringOptions> = (app, site, done) => {
  const { content, releases, gateway, pages, redis } = site;
  const metrics = createMetrics(site);
  const isTrusted = createTrust(site.config);
  app.get('/healthz', cost('cached'), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isTrusted(request)) return reply.send({ status: 'ok' });
    const { id, sections, versions } = releases.current();
    const { values: errors } = await pages.renderErrors.get();
    return reply.send({
      status: 'ok',
      release: id,
      releaseRefused: releases.refusal() ?? null,
      sections: Object.fromEntries(sections.map(({ name, entry }) => [name, entry])),
      provider: gateway.providerReport(),
      renderErrors: errors.reduce((sum, { value }) => sum + value, 0),
      versions,
      errors: errors.map(({ labels, value: count }) => ({ ...labels, count })),
      redis: redis?.report() ?? null,
      content: { problems: content.problems() },
    });
  });
  app.get('/metrics', cost('cached'), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isTrusted(request)) return reply.code(404).type('text/plain; charset=utf-8').send('Not Found');
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
  done();
};

/** Whether a request comes from a monitor, and through no other proxy than a trusted one. */
export function createTrust({ trustedProxies = [], trustedMonitors = [] }: Config) {
  const isProxy = createNetworks(trustedProxies);
  const isMonitor = createNetworks([...LOOPBACK, ...trustedMonitors]);
  return ({ ip, headers, socket }: FastifyRequest): boolean =>
    isMonitor(ip) && (headers['x-forwarded-for'] === undefined || isProxy(socket.remoteAddress ?? ''));
}
