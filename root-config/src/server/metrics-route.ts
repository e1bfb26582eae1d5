import type { FastifyInstance } from 'fastify';

import type { Gateway } from './gateway/gateway';
import { metricsText, type RequestCounts } from './metrics';
import type { CanaryHealth } from './release/canary-health';
import type { Releases } from './release/releases';
import type { Pages } from './render/pages';

interface MetricsParts {
  releases: Releases;
  gateway: Gateway;
  pages: Pages;
  requests: RequestCounts;
  canaryHealth: CanaryHealth;
}

/** What a monitor of the site reads, in the text format of Prometheus. */
export function addMetrics(app: FastifyInstance, parts: MetricsParts): void {
  const { releases, gateway, pages, requests, canaryHealth } = parts;
  app.get('/metrics', (_request, reply) =>
    reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
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
      ),
  );
}
