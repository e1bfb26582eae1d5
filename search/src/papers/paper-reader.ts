import type { DiskCache } from '@school/server-core/disk-cache';
import { contentHash } from '@school/server-core/http/content-hash';
import { readAtMost } from '@school/server-core/upstream/read-at-most';
import { fetchUpstream, type Upstream } from '@school/server-core/upstream/upstream';
import { createWorkThread } from '@school/server-core/work/work-thread';
import * as v from 'valibot';

interface ReaderOptions {
  /** Keeps texts by the hash of their files. */
  cache?: DiskCache;
  /** The program of its thread. */
  program: string;
}

const MAX_PAPER_BYTES = 30_000_000;
const THREAD_LIMITS = { timeoutMs: 20_000, maxMemoryMb: 256 };
const textsSchema = v.array(v.string());

/** Reads the texts of papers. */
export function createPaperReader({ cache, program }: ReaderOptions) {
  const thread = createWorkThread<Uint8Array, readonly string[]>({ file: program, ...THREAD_LIMITS });

  const textsOf = async (bytes: Buffer): Promise<readonly string[]> => {
    const key = contentHash(bytes);
    const known = parseTexts(await cache?.get(key));
    if (known) return known;
    const texts = await thread.run(new Uint8Array(bytes));
    await cache?.put(key, Buffer.from(JSON.stringify(texts)));
    return texts;
  };

  return {
    /**
     * The texts of a paper's pages; undefined when it cannot be had at the moment.
     * @throws Error for a paper that cannot be read
     */
    read: async (host: Upstream, address: string): Promise<readonly string[] | undefined> => {
      const response = await fetchUpstream(host, address, {
        signal: AbortSignal.timeout(THREAD_LIMITS.timeoutMs),
      });
      const bytes = Number(response.headers.get('content-length') ?? 0);
      if (!response.ok || bytes > MAX_PAPER_BYTES) {
        await response.body?.cancel();
        if (bytes > MAX_PAPER_BYTES) throw new Error(`has ${bytes} bytes, over ${MAX_PAPER_BYTES}`);
        return undefined;
      }
      return textsOf(await readAtMost(response.body, { maxBytes: MAX_PAPER_BYTES, idleMs: host.timeoutMs }));
    },
    close: thread.end,
  };
}

/** Undefined without a file, or when it was damaged. */
function parseTexts(kept: Buffer | undefined): string[] | undefined {
  try {
    return v.parse(textsSchema, JSON.parse(String(kept)));
  } catch {
    return undefined;
  }
}
