import { createCounter } from '../lib/create-counter';
import type { AccessLine, Log } from '../lib/log';

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
] as const;

/** Counts requests since the start. */
export function countRequests(log: Log) {
  const counter = createCounter('school_requests_total', 'Requests since the start.', 'kind', 'status');
  const access = (line: AccessLine) => {
    const kind = kinds.find(([start]) => line.path.startsWith(start))?.[1] ?? 'page';
    counter.inc({ kind, status: line.status });
    log.access(line);
  };
  return {
    counter,
    /** A log that counts the requests it is given. */
    log: { ...log, access },
  };
}
