/** The server has too much to do at once: for one visitor (429), or for all of them together (503). */
export class BusyError extends Error {
  readonly statusCode: 429 | 503;
  readonly retryAfterSeconds: number;

  constructor(statusCode: 429 | 503) {
    super(statusCode === 429 ? 'too many requests at once' : 'the server is busy');
    this.name = 'BusyError';
    this.statusCode = statusCode;
    this.retryAfterSeconds = statusCode === 429 ? 1 : 2;
  }
}

/**
 * Limits how many jobs are under way at once: the function counts a job, and returns how to end it. It throws
 * a BusyError when too many are under way.
 */
export function createWorkLimit({ maxInAll, maxPerVisitor }: { maxInAll: number; maxPerVisitor: number }) {
  const counts = new Map<string, number>();
  let inAll = 0;
  return (visitor: string) => {
    const count = counts.get(visitor) ?? 0;
    if (count >= maxPerVisitor) throw new BusyError(429);
    if (inAll >= maxInAll) throw new BusyError(503);
    counts.set(visitor, count + 1);
    inAll += 1;
    return () => {
      inAll -= 1;
      const left = (counts.get(visitor) ?? 1) - 1;
      if (left === 0) counts.delete(visitor);
      else counts.set(visitor, left);
    };
  };
}
