import type { FastifyInstance } from 'fastify';

import type { Gateway } from './gateway/gateway';
import { metricsText, type RequestCounts } from './metrics';
import type { Releases } from './release/releases';
import type { Pages } from './render/pages';

interface MetricsParts {
  releases: Releases;
  gateway: Gateway;
  pages: Pages;
  requests: RequestCounts;
}

/** What a monitor of the site reads, in the text format of Prometheus. */
export function addMetrics(app: FastifyInstance, { releases, gateway, pages, requests }: MetricsParts): void {
  app.get('/metrics', (_request, reply) =>
    reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        metricsText({
          requests: requests.entries(),
          providerFailures: gateway.failures(),
          isProviderPaused: gateway.providerReport().isPaused,
          renderErrors: pages.renderErrors(),
          isReleaseRefused: releases.refusal() !== undefined,
          versions: releases.current().versions,
        }),
      ),
  );
}
