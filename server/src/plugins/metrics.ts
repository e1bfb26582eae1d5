import { Counter, Gauge, Registry } from 'prom-client';

import type { Releases } from '../pages/release/releases';
import type { Pages } from '../pages/render/pages';
import type { Gateway } from '../provider/gateway';

export interface MetricSources {
  requests: { counter: Counter };
  gateway: Gateway;
  pages: Pages;
  releases: Releases;
}

/** A number, or one for each combination of labels. */
type Read = () => number | [labels: string[], value: number][];

/** The metrics of a site. Most are read when somebody asks for them. */
export function createMetrics({ requests, gateway, pages, releases }: MetricSources): Registry {
  const registry = new Registry();
  registry.registerMetric(requests.counter);
  registry.registerMetric(pages.renderErrors);
  const addTo =
    (Metric: typeof Counter | typeof Gauge) =>
    (name: string, labelNames: string[], help: string, read: Read) => {
      const collect = () => {
        const values = read();
        metric.reset();
        for (const [labels, value] of typeof values === 'number' ? [[[], values] as const] : values)
          metric.labels(...labels).inc(value);
      };
      const metric = new Metric({ name, help, labelNames, collect, registers: [registry] });
    };
  const counter = addTo(Counter);
  const gauge = addTo(Gauge);

  counter(
    'school_provider_failures_total',
    ['list'],
    'Failed requests to the provider since the start.',
    () => [...gateway.failures()].map(([list, count]) => [[list], count]),
  );
  gauge('school_provider_paused', [], 'Whether the provider is sent nothing at the moment.', () =>
    Number(gateway.providerReport().isPaused),
  );
  counter(
    'school_tc_misses_total',
    [],
    'Requests for certificates that there are not.',
    () => gateway.tcMisses,
  );
  gauge('school_release_refused', [], 'Whether the release in the folder is not served.', () =>
    Number(releases.refusal() !== undefined),
  );
  gauge('school_package_info', ['package', 'version'], 'Versions that are live.', () =>
    Object.entries(releases.current().versions).map(([name, version]) => [[name, version], 1]),
  );
  return registry;
}
