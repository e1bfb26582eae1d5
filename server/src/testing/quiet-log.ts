import type { AccessLine, Log } from '../lib/log';

/** A log that a test may read. */
export interface QuietLog extends Log {
  lines: AccessLine[];
  problems: string[];
}

export function createQuietLog(): QuietLog {
  const lines: AccessLine[] = [];
  const problems: string[] = [];
  return {
    lines,
    problems,
    access: (line) => void lines.push(line),
    problem: (message) => void problems.push(message),
    flush: () => Promise.resolve(),
  };
}
