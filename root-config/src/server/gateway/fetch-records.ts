import type { Call } from './cache-entry';
import { parseCacheControl, type CachePolicy } from './cache-control';
import { parseJson } from './parse-json';
import { MAX_LIST_BYTES, readAtMost } from './read-at-most';
import { fetchUpstream, type Upstream } from './upstream';
import { UpstreamError } from './upstream-error';

/** The provider's response to a call. `miss` is a record that the provider does not have. */
export type ProviderResponse =
  | { type: 'miss' }
  | { type: 'unchanged'; policy: CachePolicy; tag: string }
  | { type: 'changed'; body: unknown; policy: CachePolicy; tag: string | undefined };

/**
 * Sends a call, with the tag of the answer that is cached.
 * @throws UpstreamError for a refusal and for a body that cannot be read; a missing list is a refusal
 * @throws the errors of fetch
 */
export async function fetchRecords(
  upstream: Upstream,
  call: Call,
  tag: string | undefined,
): Promise<ProviderResponse> {
  const response = await fetchUpstream(upstream, call.path, {
    isBearer: call.isBearer,
    headers: { accept: 'application/json', ...(tag === undefined ? {} : { 'if-none-match': tag }) },
    signal: AbortSignal.timeout(upstream.timeoutMs),
  });
  const { status, headers } = response;
  const policy = parseCacheControl(headers.get('cache-control'));
  if (status === 304 && tag !== undefined)
    return { type: 'unchanged', policy, tag: headers.get('etag') ?? tag };
  if (response.ok) {
    const limits = { maxBytes: MAX_LIST_BYTES, idleMs: upstream.timeoutMs };
    const body = parseJson(await readAtMost(response.body, limits));
    if (!isFit(call, body)) throw new UpstreamError(502, 'the answer of the provider cannot be read');
    return { type: 'changed', body, policy, tag: headers.get('etag') ?? undefined };
  }
  // the message of a refusal may repeat the token
  await response.body?.cancel();
  if (isRecord(call) && (status === 404 || status === 410)) return { type: 'miss' };
  throw new UpstreamError(502, `the provider answered ${status}`);
}

/** Whether a call names one record, which may be gone, and not a list of the contract. */
export function isRecord({ resource }: Call): boolean {
  return resource === 'subGallery';
}

function isFit(call: Call, body: unknown): boolean {
  return isRecord(call) ? typeof body === 'object' && body !== null : Array.isArray(body);
}
