import { type ResourceName, resourcePath, resources } from '@school/contract';

import { contentHash } from '../lib/content-hash';
import { type CachePolicy, parseCacheControl } from '../upstream/cache-control';
import { MAX_LIST_BYTES, readAtMost } from '../upstream/read-at-most';
import { fetchUpstream, type Upstream } from '../upstream/upstream';
import { refusalOf } from '../upstream/upstream-error';
import { isAlbum } from './record-source';

/** Tells whether the provider's answer is another one: its own ETag, and the hash of its bytes. */
export interface AnswerVersion {
  tag: string | undefined;
  hash: string;
}

/** The provider's records. */
export interface ProviderResponse {
  policy: CachePolicy;
  version: AnswerVersion;
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
  { key, schoolCode }: { key: string; schoolCode: string },
  last: AnswerVersion | undefined,
): Promise<ProviderResponse | undefined> {
  const response = await fetchUpstream(upstream, resourcePath(key, schoolCode), {
    isBearer: !isAlbum(key) && resources[key as ResourceName].bearer,
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
    return { policy, version: { ...last, tag: tag ?? last.tag }, bytes: undefined };
  if (response.ok) {
    const bytes = await readAtMost(response.body, MAX_LIST_BYTES);
    const version = { tag, hash: contentHash(bytes) };
    return { policy, version, bytes: version.hash === last?.hash ? undefined : bytes };
  }
  // the message of a refusal may repeat the token
  await response.body?.cancel();
  if (isAlbum(key) && (status === 404 || status === 410)) return undefined;
  throw refusalOf(response);
}
