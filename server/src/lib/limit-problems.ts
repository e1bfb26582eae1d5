import type { Log } from './log';

const WINDOW_MS = 60_000;
const MAX_KINDS = 100;

/**
 * Writes one line of a kind and minute, with a count: no visitor can fill the disk by failures. Lines are of
 * one kind when they are the same up to the first `?` or `:`.
 */
export function limitProblems(log: Log): Log {
  const suppressed = new Map<string, { count: number; last: string }>();
  const begin = (kind: string) => {
    suppressed.set(kind, { count: 0, last: '' });
    setTimeout(() => end(kind), WINDOW_MS).unref();
  };
  const end = (kind: string) => {
    const { count, last } = suppressed.get(kind) ?? { count: 0, last: '' };
    suppressed.delete(kind);
    if (count === 0) return;
    log.problem(`${kind}: ${count} more within a minute; the last one: ${last}`);
    begin(kind);
  };
  return {
    ...log,
    problem: (message, error) => {
      const [start = ''] = message.split(/[?:]/, 1);
      const kind = suppressed.has(start) || suppressed.size < MAX_KINDS ? start : 'other problems';
      const known = suppressed.get(kind);
      if (known === undefined) {
        log.problem(message, error);
        begin(kind);
      } else {
        known.count += 1;
        known.last = message;
      }
    },
  };
}
