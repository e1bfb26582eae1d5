import { parseJson } from './parse-json';

/** A host that is asked on the visitors' behalf. */
export interface Upstream {
  /** Address without a slash at its end. */
  url: string;
  /** For the calls that bear it. */
  token?: string;
  /** How long an answer may take to come. */
  timeoutMs: number;
}

/** The provider gave no answer that can be used; `status` is what the visitor's browser is told. */
export class UpstreamError extends Error {
  readonly status: 502 | 504;

  constructor(status: 502 | 504, message: string) {
    super(message);
    this.name = 'UpstreamError';
    this.status = status;
  }
}

interface AskOptions {
  isBearer?: boolean;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Ends the request, its body included. */
  signal: AbortSignal;
}

const MOST_REDIRECTS = 3;

/**
 * Asks a host; the token and the request never leave for another origin, whatever a redirect says.
 * Throws what fetch throws, or an UpstreamError for a redirect that is not followed.
 */
export async function ask(upstream: Upstream, path: string, options: AskOptions): Promise<Response> {
  const { isBearer = false, method = 'GET', headers = {}, body, signal } = options;
  const { token } = upstream;
  const authorization = isBearer && token !== undefined ? { authorization: `Bearer ${token}` } : {};
  const init = { method, headers: { ...headers, ...authorization }, redirect: 'manual', signal } as const;
  const origin = new URL(upstream.url).origin;
  let url = upstream.url + path;
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetch(url, body === undefined ? init : { ...init, body });
    const location = isRedirect(response) ? response.headers.get('location') : null;
    if (location === null) return response;
    await response.body?.cancel();
    const next = URL.canParse(location, url) ? new URL(location, url) : undefined;
    if (method === 'POST' || next?.origin !== origin || redirects === MOST_REDIRECTS) {
      throw new UpstreamError(502, 'the provider redirects to where it is not followed');
    }
    url = next.href;
  }
}

/** An error of a request as an UpstreamError: its time was up, or the provider cannot be reached. */
export function toUpstreamError(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const isLate = (error as Error | undefined)?.name === 'TimeoutError';
  return isLate
    ? new UpstreamError(504, 'the provider did not answer in time')
    : new UpstreamError(502, 'the provider cannot be reached');
}

/** A provider's refusal in the gateway's one form; its own words are kept when it has any. */
export async function refusalOf(response: Response): Promise<{ error: string }> {
  const text = await response.text().catch(() => '');
  return { error: wordsOf(text) ?? `the provider answered ${response.status}` };
}

const MOST_WORDS = 300;

function wordsOf(text: string): string | undefined {
  const body = parseJson(text) as { error?: unknown; message?: unknown } | null | undefined;
  const words = [body?.message, body?.error].find((each): each is string => typeof each === 'string');
  return words?.slice(0, MOST_WORDS);
}

function isRedirect({ status }: Response): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}
