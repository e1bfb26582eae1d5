import type { IncomingHttpHeaders } from 'node:http';

/** A request as `fetch` takes it; names of headers are in lower case. */
export interface ApiRequest {
  readonly method?: string;
  readonly headers?: IncomingHttpHeaders;
  readonly body?: string | undefined;
  /** Ends the body of the response. */
  readonly signal?: AbortSignal;
}

/** Browsers are not to guess the type of a response. */
const common = { 'x-content-type-options': 'nosniff' };
export const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

export function createResponse(
  status: number,
  body: BodyInit | null,
  headers: Record<string, string>,
): Response {
  return new Response(body, { status, headers: { ...common, ...headers } });
}

/** A refusal as JSON with a message. */
export function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  const caching = { 'cache-control': 'no-store' };
  return createResponse(status, JSON.stringify({ message }), { ...JSON_TYPE, ...caching, ...headers });
}

export function notFound(): Response {
  return refuse(404, 'not found');
}
