import type { DiskCache } from '@school/server/files/disk-cache';
import { contentHash } from '@school/server/http/content-hash';
import { readAtMost } from '@school/server/upstream/read-at-most';
import { fetchUpstream, type Upstream } from '@school/server/upstream/upstream';
import { createWorkThread } from '@school/server/work/work-thread';
import * as v from 'valibot';

const MAX_PAPER_BYTES = 30_000_000;
const THREAD_LIMITS = { timeoutMs: 20_000, maxMemoryMb: 256 };
const textsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/**
 * Reads the texts of papers.
 * @param program the program of its thread
 * @param cache keeps texts by the hash of their files
 */
export function createPaperReader(program: string, cache?: DiskCache) {
  const thread = createWorkThread<Uint8Array, readonly string[]>({ file: program, ...THREAD_LIMITS });
  let isClosed = false;

  const textsOf = async (bytes: Buffer): Promise<readonly string[] | undefined> => {
    const key = contentHash(bytes);
    const known = v.safeParse(textsSchema, (await cache?.get(key))?.toString());
    if (known.success) return known.output;
    if (isClosed) return undefined;
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
      const signal = AbortSignal.timeout(THREAD_LIMITS.timeoutMs);
      const { ok, body } = await fetchUpstream(host, address, { signal });
      if (ok) return textsOf(await readAtMost(body, MAX_PAPER_BYTES));
      await body?.cancel();
      return undefined;
    },
    close: async () => {
      isClosed = true;
      await thread.end();
    },
  };
}
