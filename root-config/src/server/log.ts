/** One request as the log tells it: no address of a visitor, no query, no body. */
export interface AccessLine {
  /** Method and path, as `requestWords` writes them. */
  request: string;
  status: number;
  /** When the request came and when its answer was complete (epoch milliseconds). */
  from: number;
  to: number;
  /** Of the body where the answer was held, else of all that was sent. */
  bytes: number;
}

export interface Log {
  /** One JSON line on the standard output, written with its neighbours a little later. */
  access: (line: AccessLine) => void;
  /** One JSON line on the error output, at once. */
  problem: (message: string, error?: unknown) => void;
  /** Writes what is still waiting. */
  flush: () => void;
}

interface Output {
  write: (text: string) => unknown;
}

/** The part of a line that is the same for each request of its kind. */
export function requestWords(method: string, path: string): string {
  return `"method":${JSON.stringify(method)},"path":${JSON.stringify(path)}`;
}

const FLUSH_MS = 200;
const MOST_WAITING = 32_768;

export function createLog(out: Output = process.stdout, err: Output = process.stderr): Log {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  // many requests are answered within a millisecond
  let moment = 0;
  let time = '';

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== '') out.write(waiting);
    waiting = '';
  };

  return {
    access: ({ request, status, from, to, bytes }) => {
      if (to !== moment) time = new Date(to).toISOString();
      moment = to;
      waiting += `{"time":"${time}",${request},"status":${status},"ms":${to - from},"bytes":${bytes}}\n`;
      if (waiting.length > MOST_WAITING) flush();
      else timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    problem: (message, error) => {
      const stack = error instanceof Error ? (error.stack ?? error.message) : error;
      err.write(`${JSON.stringify({ time: new Date().toISOString(), problem: message, stack })}\n`);
    },
    flush,
  };
}
