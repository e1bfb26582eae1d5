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

/** Limits how many jobs are under way at once, waiting ones included. */
export function createWorkLimit({ maxInAll, maxPerVisitor }: { maxInAll: number; maxPerVisitor: number }) {
  const counts = new Map<string, number>();
  let inAll = 0;
  /** Counts a job of a visitor, and returns how to end it. Throws a BusyError when too many are under way. */
  const begin = (visitor: string) => {
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
  return {
    begin,
    /** Runs a job for a visitor. Rejects with a BusyError when too many jobs are under way. */
    run: async <T>(visitor: string, job: () => Promise<T>): Promise<T> => {
      const end = begin(visitor);
      return job().finally(end);
    },
  };
}
