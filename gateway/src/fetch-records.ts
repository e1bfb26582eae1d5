import { contentHash } from '@school/server-core/http/content-hash';
import { type CachePolicy, parseCacheControl } from '@school/server-core/upstream/cache-control';
import { MAX_LIST_BYTES, readAtMost } from '@school/server-core/upstream/read-at-most';
import { fetchUpstream, type Upstream } from '@school/server-core/upstream/upstream';
import { UpstreamError } from '@school/server-core/upstream/upstream-error';

import { type Call, isRecord, type Source } from './cache-entry';

/** The provider's response to a call. `miss` is a record that the provider does not have. */
export type ProviderResponse =
  | { type: 'miss' }
  | { type: 'unchanged'; policy: CachePolicy; source: Source }
  | { type: 'changed'; policy: CachePolicy; source: Source; bytes: Buffer };

/**
 * Sends a call, with the tag of the answer that is cached. The same bytes are no change, whatever the
 * provider says.
 * @throws UpstreamError for a refusal; a missing list is one
 * @throws the errors of fetch
 */
export async function fetchRecords(
  upstream: Upstream,
  call: Call,
  last: Source | undefined,
): Promise<ProviderResponse> {
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
    return { type: 'unchanged', policy, source: { ...last, tag: tag ?? last.tag } };
  if (response.ok) {
    const bytes = await readAtMost(response.body, MAX_LIST_BYTES);
    const source = { tag, hash: contentHash(bytes) };
    return source.hash === last?.hash
      ? { type: 'unchanged', policy, source }
      : { type: 'changed', policy, source, bytes };
  }
  // the message of a refusal may repeat the token
  await response.body?.cancel();
  if (isRecord(call) && (status === 404 || status === 410)) return { type: 'miss' };
  throw new UpstreamError(502, `the provider answered ${status}`);
}
