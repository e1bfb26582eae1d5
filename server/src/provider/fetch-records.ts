import { contentHash } from '../http/content-hash';
import { type CachePolicy, parseCacheControl } from '../upstream/cache-control';
import { MAX_LIST_BYTES, readAtMost } from '../upstream/read-at-most';
import { fetchUpstream, type Upstream } from '../upstream/upstream';
import { refusalOf } from '../upstream/upstream-error';
import { type Call, isRecord, type Source } from './cache-entry';

/** The provider's records. */
interface ProviderResponse {
  policy: CachePolicy;
  source: Source;
  /** Undefined when they are the cached ones. */
  bytes: Buffer | undefined;
}

/**
 * Sends a call, with the tag of the answer that is cached. The same bytes are no change, whatever the
 * provider says. Undefined for a record that the provider does not have.
 * @throws UpstreamError for a refusal; a missing list is one
 * @throws the errors of fetch
 */
export async function fetchRecords(
  upstream: Upstream,
  call: Call,
  last: Source | undefined,
): Promise<ProviderResponse | undefined> {
  const response = await fetchUpstream(upstream, call.path, {
    isBearer: call.isBearer,
    headers: {
      accept: 'application/json',
      ...(last?.tag === undefined ? {} : { 'if-none-match': last.tag }),
    },
    signal: AbortSignal.timeout(upstream.timeoutMs),
  });
  const { status, headers } = response;
  const policy = parseCacheControl(headers.get('cache-control'));
  const tag = headers.get('etag') ?? undefined;
  if (status === 304 && last?.tag !== undefined)
    return { policy, source: { ...last, tag: tag ?? last.tag }, bytes: undefined };
  if (response.ok) {
    const bytes = await readAtMost(response.body, MAX_LIST_BYTES);
    const source = { tag, hash: contentHash(bytes) };
    return { policy, source, bytes: source.hash === last?.hash ? undefined : bytes };
  }
  // the message of a refusal may repeat the token
  await response.body?.cancel();
  if (isRecord(call) && (status === 404 || status === 410)) return undefined;
  throw refusalOf(response);
}
