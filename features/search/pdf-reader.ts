import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';

import type { DiskCache } from '@school/server/files/disk-cache';
import { contentHash } from '@school/server/lib/content-hash';
import { readAtMost } from '@school/server/upstream/read-at-most';
import { fetchUpstream, type Upstream } from '@school/server/upstream/upstream';

interface ReaderOptions {
  /** The program of a process that reads PDFs (`read-pdf.program.ts`). */
  program: string;
  /** Keeps texts by the hashes of their files. */
  cache: Pick<DiskCache, 'get' | 'put'>;
  /** Aborted when the server ends. */
  signal: AbortSignal;
}

export type ReadResult = { texts: readonly string[] } | { refusal: string };

const MAX_PDF_BYTES = 30_000_000;
/** Of a request, and then of reading. */
const TIMEOUT_MS = 20_000;
/** Of data, in KB: packed zeros fill memory beside the heap. */
const MAX_DATA_KB = 700_000;
const forkOptions: ForkOptions = {
  // the shell gives its limit to the program that takes its place
  execPath: 'sh',
  execArgv: ['-c', `ulimit -d ${MAX_DATA_KB}; exec "$0" --max-old-space-size=400 "$@"`, process.execPath],
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
};

/** Reads the texts of PDFs, one after the other, in a process of their own: a broken one disturbs nobody. */
export function createPdfReader({ program, cache, signal }: ReaderOptions) {
  let child: ChildProcess | undefined;

  const rest = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const readNew = async (bytes: Buffer): Promise<ReadResult> => {
    // an error is that of the read under way
    child = child?.connected ? child : fork(program, forkOptions).on('error', () => undefined);
    const reading = child;
    const done = new AbortController();
    const options = { signal: AbortSignal.any([signal, done.signal, AbortSignal.timeout(TIMEOUT_MS)]) };
    reading.send(bytes);
    try {
      const ended = once(reading, 'exit', options).then(() => {
        throw new Error('its process has ended');
      });
      const [result] = (await Promise.race([once(reading, 'message', options), ended])) as [ReadResult];
      return result;
    } catch (error) {
      rest();
      throw error;
    } finally {
      done.abort();
    }
  };

  return {
    /**
     * The texts of a PDF's pages; undefined when there is no such file.
     * @throws when it cannot be read, also where its program has refused it before
     */
    read: async (host: Upstream, address: string): Promise<readonly string[] | undefined> => {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const response = await fetchUpstream(host, address, { signal: limit });
      if (!response.ok) {
        await response.body?.cancel();
        return undefined;
      }
      const bytes = await readAtMost(response.body, MAX_PDF_BYTES);
      const key = `5 ${contentHash(bytes)}`;
      const known = await cache.get(key);
      const result = known ? (JSON.parse(known.toString()) as ReadResult) : await readNew(bytes);
      // a program that was ended, or is slow today, has refused nothing
      if (!known) await cache.put(key, Buffer.from(JSON.stringify(result)));
      if ('refusal' in result) throw new Error(result.refusal);
      return result.texts;
    },
    /** Ends the process until the next PDF. */
    rest,
  };
}
