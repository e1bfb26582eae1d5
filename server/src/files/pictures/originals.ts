import { contentHash } from '../../lib/content-hash';
import { parseCacheControl } from '../../upstream/cache-control';
import { readAtMost } from '../../upstream/read-at-most';
import { refusalOf, UpstreamError } from '../../upstream/upstream-error';
import { mayBePicture, needsEncoding } from '../file-types';
import { openFile, type RemoteFile } from '../open-file';

/** A version of an original. */
export interface Version {
  /** Changes with the bytes. */
  name: string;
  /** The host's ETag, for conditional requests. */
  etag: string | undefined;
  cacheControl: string;
}

/** The host's answer. */
interface Original {
  /** Undefined for a file that is no picture. */
  version: Version | undefined;
  /** Undefined for a version that is known. */
  bytes: Buffer | undefined;
  freshMs: number;
}

const MAX_BYTES = 20_000_000;
const TIMEOUT_MS = 30_000;
const DEFAULT_CACHE_CONTROL = 'public, max-age=300';

/**
 * Requests the original of a picture. `known` is a version whose bytes are not needed again. Undefined when
 * there is no such file.
 * @throws UpstreamError for every other answer, and the errors of fetch
 */
export async function fetchOriginal(file: RemoteFile, known?: Version): Promise<Original | undefined> {
  const controller = new AbortController();
  const late = () => controller.abort(new UpstreamError(504, `the provider took over ${TIMEOUT_MS} ms`));
  const timer = setTimeout(late, TIMEOUT_MS);
  const headers: Record<string, string> = known?.etag === undefined ? {} : { 'if-none-match': known.etag };
  try {
    const { response, type, content } = await openFile(file, { maxBytes: MAX_BYTES, headers, controller });
    const { status } = response;
    if (status === 404 || status === 410) return undefined;
    const cacheControl = response.headers.get('cache-control') ?? DEFAULT_CACHE_CONTROL;
    const { freshMs } = parseCacheControl(cacheControl);
    if (status === 304 && known) return { version: { ...known, cacheControl }, bytes: undefined, freshMs };
    if (status !== 200 || !content) throw refusalOf(response);
    if (!mayBePicture(type) || !needsEncoding(type)) return { version: undefined, bytes: undefined, freshMs };
    const bytes = await readAtMost(content, MAX_BYTES);
    const etag = response.headers.get('etag') ?? undefined;
    return { version: { cacheControl, etag, name: etag ?? contentHash(bytes) }, bytes, freshMs };
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}
