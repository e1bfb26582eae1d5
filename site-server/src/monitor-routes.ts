import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Config } from '@school/server-core/config';
import type { Gateway } from '@school/gateway/gateway';
import { createNetworks } from '@school/server-core/http/networks';
import { metricsText, type RequestCounts } from './metrics';
import type { CanaryHealth } from './release/canary-health';
import { healthOfVersions } from './render/health';
import type { Releases } from './release/releases';
import type { Pages } from './render/pages';
import type { Redis } from '@school/server-core/redis';

interface MonitorParts {
  config: Pick<Config, 'trustedProxies' | 'trustedMonitors'>;
  releases: Releases;
  gateway: Gateway;
  pages: Pages;
  requests: RequestCounts;
  canaryHealth: CanaryHealth;
  redis: Redis | undefined;
}

const LOOPBACK = ['127.0.0.0/8', '::1'];

/** `/healthz` and `/metrics`, in the text format of Prometheus. Their details are for trusted monitors alone. */
export function addMonitorRoutes(app: FastifyInstance, parts: MonitorParts): void {
  const { releases, gateway, pages, requests, canaryHealth, redis } = parts;
  const isTrusted = createTrust(parts.config);
  app.get('/healthz', (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isTrusted(request)) return reply.send({ status: 'ok' });
    const { id, sections } = releases.current();
    return reply.send({
      status: 'ok',
      release: id,
      releaseRefused: releases.refusal() ?? null,
      sections: Object.fromEntries(sections.map(({ name, entry }) => [name, entry])),
      provider: gateway.providerReport(),
      renderErrors: pages.renderErrors(),
      ...healthOfVersions({ releases, pages, canaryHealth }),
      redis: redis?.report() ?? null,
    });
  });
  app.get('/metrics', (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isTrusted(request)) return reply.code(404).type('text/plain; charset=utf-8').send('Not Found');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(
      metricsText({
        requests: requests.entries(),
        providerFailures: gateway.failures(),
        isProviderPaused: gateway.providerReport().isPaused,
        tcMisses: gateway.tcMisses,
        renderErrors: pages.renderErrors(),
        renderErrorsOf: pages.renderErrorsOf(),
        canary: releases.canary(),
        canaryCounts: canaryHealth.counts(),
        isReleaseRefused: releases.refusal() !== undefined,
        versions: releases.current().versions,
      }),
    );
  });
}

/** Whether a request comes from a monitor, and not through a proxy that nobody trusts, such as one on this machine. */
function createTrust({ trustedProxies = [], trustedMonitors = [] }: MonitorParts['config']) {
  const isProxy = createNetworks(trustedProxies);
  const isMonitor = createNetworks([...LOOPBACK, ...trustedMonitors]);
  return ({ ip, headers, socket }: FastifyRequest): boolean =>
    isMonitor(ip) && (headers['x-forwarded-for'] === undefined || isProxy(socket.remoteAddress ?? ''));
}
