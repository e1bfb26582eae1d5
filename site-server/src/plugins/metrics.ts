import type { NamedVersion } from '@school/release/release-file';
import type { AccessLine, Log } from '@school/server-core/log';

import type { CanaryCounts } from '../release/canary-health';
import type { RunningCanary } from '../release/releases';
import type { Pages } from '../render/pages';

/** Kinds of requests by how their path begins, the first that fits; every other one is a page. */
const kinds = [
  ['/assets/', 'asset'],
  ['/api/image', 'file'],
  ['/api/tc/', 'certificate'],
  ['/api/', 'list'],
  ['/content/', 'content'],
  ['/sections.json', 'content'],
  ['/healthz', 'check'],
  ['/metrics', 'check'],
  ['/report/', 'report'],
] as const;
const PATH = '"path":"';

type RequestCounts = ReturnType<typeof countRequests>;

/** Counts requests since the start. */
export function countRequests(log: Log) {
  const counts = new Map<string, Map<number, number>>();
  return {
    /** A log that counts the requests it is told of. */
    log: {
      ...log,
      access: (line: AccessLine) => {
        const kind = kindOf(line);
        let byStatus = counts.get(kind);
        if (byStatus === undefined) counts.set(kind, (byStatus = new Map<number, number>()));
        byStatus.set(line.status, (byStatus.get(line.status) ?? 0) + 1);
        log.access(line);
      },
    },
    /** Kind, status and number. */
    entries: () =>
      [...counts].flatMap(([kind, byStatus]) =>
        [...byStatus].map(([status, count]): [string, number, number] => [kind, status, count]),
      ),
  };
}

function kindOf({ request }: AccessLine): string {
  const at = request.indexOf(PATH) + PATH.length;
  return kinds.find(([start]) => request.startsWith(start, at))?.[1] ?? 'page';
}

/** The values of `/metrics`. */
export interface MetricsInput {
  requests: ReturnType<RequestCounts['entries']>;
  /** Failed requests to the provider by their list. */
  providerFailures: ReadonlyMap<string, number>;
  isProviderPaused: boolean;
  tcMisses: number;
  renderErrors: number;
  renderErrorsOf: ReturnType<Pages['renderErrorsOf']>;
  canary: RunningCanary | undefined;
  canaryCounts: CanaryCounts | undefined;
  isReleaseRefused: boolean;
  /** Package to version. */
  versions: Readonly<Record<string, string>>;
}

type Sample = [labels: Readonly<Record<string, string | number>>, value: number];

/** The text format of Prometheus. */
export function metricsText(input: MetricsInput): string {
  const { requests, providerFailures, versions, canary, canaryCounts } = input;
  return [
    metric('school_requests_total', 'counter', 'Requests since the start.', [
      ...requests.map(([kind, status, count]): Sample => [{ kind, status }, count]),
    ]),
    metric('school_provider_failures_total', 'counter', 'Failed requests to the provider since the start.', [
      ...[...providerFailures].map(([list, count]): Sample => [{ list }, count]),
    ]),
    metric('school_provider_paused', 'gauge', 'Whether the provider is sent nothing at the moment.', [
      [{}, Number(input.isProviderPaused)],
    ]),
    metric('school_tc_misses_total', 'counter', 'Requests for certificates that there are not.', [
      [{}, input.tcMisses],
    ]),
    metric('school_render_errors_total', 'counter', 'Parts of pages that could not be rendered.', [
      [{}, input.renderErrors],
    ]),
    metric('school_section_errors_total', 'counter', 'Parts of pages that a version could not render.', [
      ...input.renderErrorsOf.map(({ section, version, count }): Sample => [{ section, version }, count]),
    ]),
    metric('school_canary_percent', 'gauge', 'The share of visits that get a canary.', [
      ...(canary ? [[nameOf(canary), canary.percent] satisfies Sample] : []),
    ]),
    metric('school_canary_visitors', 'gauge', 'Visitors for whom a canary came to life, or failed.', [
      ...(canaryCounts ? outcomesOf(canaryCounts) : []),
    ]),
    metric('school_release_refused', 'gauge', 'Whether the release in the folder is not served.', [
      [{}, Number(input.isReleaseRefused)],
    ]),
    metric('school_package_info', 'gauge', 'Versions that are live.', [
      ...Object.entries(versions).map(([name, version]): Sample => [{ package: name, version }, 1]),
    ]),
  ].join('');
}

function nameOf({ package: name, version }: NamedVersion) {
  return { package: name, version };
}

function outcomesOf(counts: CanaryCounts): Sample[] {
  return (['alive', 'failed'] as const).map((outcome) => [{ ...nameOf(counts), outcome }, counts[outcome]]);
}

function metric(name: string, type: 'counter' | 'gauge', help: string, samples: readonly Sample[]): string {
  const lines = samples.map(([labels, value]) => `${name}${labelsOf(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function labelsOf(labels: Sample[0]): string {
  const texts = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(String(value))}`);
  return texts.length === 0 ? '' : `{${texts.join(',')}}`;
}
