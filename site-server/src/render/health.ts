import type { Pages } from './pages';
import type { CanaryHealth } from '../release/canary-health';
import type { Releases } from '../release/releases';

interface HealthParts {
  releases: Releases;
  pages: Pages;
  canaryHealth: CanaryHealth;
}

/** What `/healthz` says of versions: those that run, those on trial, and their errors. */
export function healthOfVersions({ releases, pages, canaryHealth }: HealthParts) {
  const canary = releases.canary();
  const counts = canaryHealth.counts();
  const ended = releases.takenBack();
  return {
    versions: releases.current().versions,
    errors: pages.renderErrorsOf(),
    canary: canary
      ? {
          package: canary.package,
          version: canary.version,
          percent: canary.percent,
          alive: counts?.version === canary.version ? counts.alive : 0,
          failed: counts?.version === canary.version ? counts.failed : 0,
        }
      : null,
    takenBack: ended ? { package: ended.package, version: ended.from, at: ended.at, why: ended.why } : null,
  };
}
