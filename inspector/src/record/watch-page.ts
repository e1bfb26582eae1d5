import type { LogRow } from './source';

type PageRow = Pick<LogRow, 'at' | 'kind' | 'name' | 'payload'>;

/** Reports the page's requests, from its beginning, and its errors; returns what ends this. */
export function watchPage(report: (row: PageRow) => void): () => void {
  const requests = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (!isRequest(entry)) continue;
      const { startTime, duration, transferSize: bytes, responseStatus: status } = entry;
      const payload = { status, bytes, ms: Math.round(duration) };
      report({ at: startTime + duration, kind: 'request', name: shortAddress(entry.name), payload });
    }
  });
  requests.observe({ type: 'resource', buffered: true });
  const watching = new AbortController();
  const { signal } = watching;
  const fail = (error: unknown) =>
    report({
      at: performance.now(),
      kind: 'error',
      name: error instanceof Error ? error.message : String(error),
    });
  addEventListener('error', ({ error, message }) => fail(error ?? message), { signal });
  addEventListener('unhandledrejection', ({ reason }) => fail(reason), { signal });
  return () => {
    requests.disconnect();
    watching.abort();
  };
}

/** Whether code has made the request; pictures and styles belong to the document. */
function isRequest({ initiatorType, name }: PerformanceResourceTiming): boolean {
  return ['fetch', 'xmlhttprequest', 'script', 'other'].includes(initiatorType) || name.endsWith('.js');
}

function shortAddress(address: string): string {
  const { origin, pathname, search } = new URL(address, location.href);
  return (origin === location.origin ? '' : origin) + pathname + search;
}
