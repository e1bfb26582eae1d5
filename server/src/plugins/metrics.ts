import { type Counter, Gauge, Registry } from 'prom-client';

import type { Releases } from '../pages/release/releases';
import type { Pages } from '../pages/render/pages';
import type { Gateway } from '../provider/gateway';

export interface MetricSources {
  requests: { counter: Counter };
  gateway: Gateway;
  pages: Pages;
  releases: Releases;
}

/** The metrics of a site. Those that do not count are read when somebody asks for them. */
export function createMetrics({ requests, gateway, pages, releases }: MetricSources): Registry {
  const registry = new Registry();
  const registers = [registry];
  for (const counter of [requests.counter, pages.renderErrors, gateway.failures, gateway.tcMisses])
    registry.registerMetric(counter);
  const addState = (name: string, help: string, isSo: () => boolean) => {
    const collect = () => {
      state.set(Number(isSo()));
    };
    const state = new Gauge({ name, help, registers, collect });
  };
  addState(
    'school_provider_paused',
    'Whether the provider is sent nothing at the moment.',
    () => gateway.providerReport().isPaused,
  );
  addState(
    'school_release_refused',
    'Whether the release in the folder is not served.',
    () => releases.refusal() !== undefined,
  );
  const versions = new Gauge({
    name: 'school_package_info',
    help: 'Versions that are live.',
    labelNames: ['package', 'version'],
    registers,
    collect: () => {
      versions.reset();
      for (const each of Object.entries(releases.current().versions)) versions.labels(...each).set(1);
    },
  });
  return registry;
}
