import { limitBody } from '../upstream/read-at-most';
import { fetchUpstream, type Upstream } from '../upstream/upstream';
import { UpstreamError } from '../upstream/upstream-error';
import { type FileType, fileTypeOf } from './file-types';
import { HEAD_BYTES } from './media-format';

/** A file at its host. */
export interface RemoteFile {
  upstream: Upstream;
  /** Path and query of the request to the upstream. */
  path: string;
  /** The file's path or id. Its ending gives the type. */
  reference: string;
}

interface OpenOptions {
  /** Larger files are refused. */
  maxBytes: number;
  method?: string;
  headers: Record<string, string>;
  /** Ends the request, its body included. */
  controller: AbortController;
}

/** A file as its host has begun to send it. */
export interface OpenedFile {
  response: Response;
  type: FileType;
  /** Its bytes. Undefined when there is no body, and for a refusal. */
  content: AsyncIterable<Uint8Array> | undefined;
}

/**
 * Requests a file, and waits for its first bytes, which identify it. Those of a part do not.
 * @throws UpstreamError for a file that is too large, or begins too late, and the errors of fetch
 */
export async function openFile(file: RemoteFile, options: OpenOptions): Promise<OpenedFile> {
  const { upstream, path, reference } = file;
  const { maxBytes, method = 'GET', controller } = options;
  const late = new UpstreamError(504, 'the provider did not answer in time');
  const timer = setTimeout(() => controller.abort(late), upstream.timeoutMs);
  try {
    // the first bytes of an encoded file would not identify it
    const headers = { 'accept-encoding': 'identity', ...options.headers };
    const response = await fetchUpstream(upstream, path, { method, headers, signal: controller.signal });
    const typeBy = (head?: Buffer) => fileTypeOf(response.headers.get('content-type'), reference, head);
    const body = response.body as AsyncIterable<Uint8Array> | null;
    if (body === null || ![200, 206].includes(response.status)) {
      return { response, type: typeBy(), content: undefined };
    }
    if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
      throw new UpstreamError(502, `the file has more than ${maxBytes} bytes`);
    }
    const { head, content } = await peek(limitBody(body, maxBytes));
    return { response, type: typeBy(response.status === 200 ? head : undefined), content };
  } catch (error) {
    controller.abort();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the first bytes of a body. They are the beginning of `content`, too. */
async function peek(body: AsyncGenerator<Uint8Array, void>) {
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const chunk = await body.next();
    if (chunk.done === true) break;
    head = Buffer.concat([head, chunk.value]);
  }
  async function* content() {
    yield head;
    yield* body;
  }
  return { head, content: content() };
}
