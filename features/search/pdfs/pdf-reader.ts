import type { DiskCache } from '@school/server/files/disk-cache';
import { contentHash } from '@school/server/http/content-hash';
import { readAtMost } from '@school/server/upstream/read-at-most';
import { fetchUpstream, type Upstream } from '@school/server/upstream/upstream';
import * as v from 'valibot';

import { createWorkProcess } from '../process/work-process';
import type { readPdf } from './read-pdf';

/** The texts of a PDF's pages. */
interface PdfTexts {
  /** None of one that cannot be read. */
  texts: readonly string[];
  /** Why it cannot be read. */
  refusal?: string | undefined;
}

/** A PDF as it was read. */
export interface ReadPdf extends PdfTexts {
  /** Of its bytes. */
  hash: string;
  /** Its host's. */
  etag?: string | undefined;
}

const MAX_PDF_BYTES = 30_000_000;
/** Of a request, and then of reading. */
const TIMEOUT_MS = 20_000;
const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ texts: v.array(v.string()), refusal: v.optional(v.string()) }),
);

/**
 * Reads the texts of PDFs.
 * @param program the program of its process.
 * @param cache keeps texts by the hashes of their files, or why there are none
 */
export function createPdfReader(program: string, cache?: DiskCache) {
  // no limit of a thread counts the buffers that a PDF takes
  const { call, end } = createWorkProcess<{ readPdf: typeof readPdf }>({ program, timeoutMs: TIMEOUT_MS });
  let isClosed = false;
  const textsOf = async (bytes: Buffer, hash: string): Promise<PdfTexts | undefined> => {
    const known = v.safeParse(keptSchema, (await cache?.get(`2 ${hash}`))?.toString());
    if (known.success) return known.output;
    const read = await call('readPdf', new Uint8Array(bytes)).then(
      (texts): PdfTexts => ({ texts }),
      (error: unknown): PdfTexts => ({ texts: [], refusal: String(error) }),
    );
    // a PDF is not refused because the server ends
    if (isClosed) return undefined;
    await cache?.put(`2 ${hash}`, Buffer.from(JSON.stringify(read)));
    return read;
  };

  return {
    /**
     * A PDF, unless it is the one that is known; undefined when it cannot be had at the moment.
     * @throws Error when its host does not answer, or it is too large
     */
    read: async (
      host: Upstream,
      address: string,
      known?: Pick<ReadPdf, 'hash' | 'etag'>,
    ): Promise<ReadPdf | 'unchanged' | undefined> => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const headers: Record<string, string> =
        known?.etag === undefined ? {} : { 'if-none-match': known.etag };
      const response = await fetchUpstream(host, address, { signal, headers });
      if (!response.ok) {
        await response.body?.cancel();
        return response.status === 304 ? 'unchanged' : undefined;
      }
      const bytes = await readAtMost(response.body, MAX_PDF_BYTES);
      const hash = contentHash(bytes);
      if (hash === known?.hash) return 'unchanged';
      const read = isClosed ? undefined : await textsOf(bytes, hash);
      return read && { ...read, hash, etag: response.headers.get('etag') ?? undefined };
    },
    /** Ends its process until the next PDF. */
    pause: end,
    close: () => {
      isClosed = true;
      return end();
    },
  };
}
