import type { IncomingHttpHeaders } from 'node:http';

/** A request as `fetch` takes it; names of headers are in lower case. */
export interface ApiRequest {
  readonly method?: string;
  readonly headers?: IncomingHttpHeaders;
  readonly body?: string | undefined;
  /** Ends the body of the response. */
  readonly signal?: AbortSignal;
}
