/** Response of a path: a body that is sent as JSON, or a function that makes the response. */
export type Answer = unknown;

type AnswerFunction = (request: SentRequest) => Promise<Response>;

/** A request of the code under test. */
export interface SentRequest {
  path: string;
  init: RequestInit;
}

/** The network of a test. */
export interface StubbedFetch {
  /** All requests so far, the first one first. */
  readonly requests: readonly SentRequest[];
  /** Paths of all requests so far. */
  paths: () => string[];
  /** Answers a path differently from now on. */
  answer: (path: string, answer: Answer) => void;
}

/** Replaces the network by answers for each path; other paths respond with 404. */
export function stubFetch(answers: Readonly<Record<string, Answer>> = {}): StubbedFetch {
  const known = new Map<string, Answer>(Object.entries(answers));
  const requests: SentRequest[] = [];
  globalThis.fetch = (input, init = {}) => {
    const request = { path: addressOf(input), init };
    requests.push(request);
    const answer = known.has(request.path) ? known.get(request.path) : failing(404);
    const make = typeof answer === 'function' ? (answer as AnswerFunction) : sending(JSON.stringify(answer));
    return unlessAborted(init.signal, () => make(request));
  };
  return {
    requests,
    paths: () => requests.map(({ path }) => path),
    answer: (path, answer) => known.set(path, answer),
  };
}

/** Answers with a status other than success. */
export function failing(status: number): AnswerFunction {
  return sending('', status);
}

/** Answers with this very body, JSON or not. */
export function sending(body: string, status = 200): AnswerFunction {
  return () => Promise.resolve(createResponse(body, status));
}

/** Fails as fetch does without a network. */
export const unreachable: AnswerFunction = () => Promise.reject(new TypeError('Failed to fetch'));

/** Never answers. */
export const silent: AnswerFunction = () => new Promise(() => undefined);

function createResponse(body: string, status: number): Response {
  const response: Partial<Response> = {
    ok: status >= 200 && status < 300,
    status,
    text: () => Promise.resolve(body),
    json: () => Promise.resolve().then(() => JSON.parse(body) as unknown),
    blob: () => Promise.resolve(new Blob([body])),
  };
  return response as Response;
}

function unlessAborted(
  signal: AbortSignal | null | undefined,
  respond: () => Promise<Response>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason as Error);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    respond().then(resolve, reject);
  });
}

function addressOf(input: RequestInfo | URL): string {
  return typeof input === 'object' && 'url' in input ? input.url : input.toString();
}
