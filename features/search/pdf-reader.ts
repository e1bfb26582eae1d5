import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';

import type { DiskCache } from '@school/server/files/disk-cache';
import { contentHash } from '@school/server/http/content-hash';
import { readAtMost } from '@school/server/upstream/read-at-most';
import { fetchUpstream, type Upstream } from '@school/server/upstream/upstream';

interface ReaderOptions {
  /** The program of a process that reads PDFs (`read-pdf.program.ts`). */
  program: string;
  /** Keeps texts by the hashes of their files. */
  cache: DiskCache;
  problem: (message: string, error?: unknown) => void;
}

/** The texts of a PDF's pages: none of one that is broken. */
export interface ReadResult {
  texts: readonly string[];
  /** Why it cannot be read. */
  refusal?: string;
}

const MAX_PDF_BYTES = 30_000_000;
/** Of a request, and then of reading. */
const TIMEOUT_MS = 20_000;
const forkOptions: ForkOptions = {
  execArgv: ['--max-old-space-size=400'],
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
};

/** Reads the texts of PDFs, one after the other, in a process of their own: a broken one disturbs nobody. */
export function createPdfReader({ program, cache, problem }: ReaderOptions) {
  let child: ChildProcess | undefined;
  let isClosed = false;

  const rest = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const readNew = async (bytes: Buffer): Promise<ReadResult> => {
    // an error is that of the read under way
    child = child?.connected ? child : fork(program, forkOptions).on('error', () => undefined);
    const reading = child;
    const done = new AbortController();
    const options = { signal: AbortSignal.any([done.signal, AbortSignal.timeout(TIMEOUT_MS)]) };
    reading.send(bytes);
    try {
      const ended = once(reading, 'exit', options).then(() => {
        throw new Error('its process has ended');
      });
      const [result] = (await Promise.race([once(reading, 'message', options), ended])) as [ReadResult];
      return result;
    } catch (error) {
      rest();
      return { texts: [], refusal: String(error) };
    } finally {
      done.abort();
    }
  };
  const readFrom = async (host: Upstream, address: string): Promise<readonly string[] | undefined> => {
    const response = await fetchUpstream(host, address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) {
      await response.body?.cancel();
      return undefined;
    }
    const bytes = await readAtMost(response.body, MAX_PDF_BYTES);
    const key = `3 ${contentHash(bytes)}`;
    const known = await cache.get(key);
    if (known) return JSON.parse(known.toString()) as string[];
    const result = isClosed ? undefined : await readNew(bytes);
    // a PDF is not refused because the server ends
    if (result === undefined || isClosed) return undefined;
    const { texts, refusal } = result;
    if (refusal !== undefined) problem(`the search cannot read a PDF: ${address}`, refusal);
    await cache.put(key, Buffer.from(JSON.stringify(texts)));
    return texts;
  };

  return {
    /** The texts of a PDF's pages; undefined when it cannot be had at the moment. */
    read: (host: Upstream, address: string) =>
      readFrom(host, address).catch((error: unknown) => {
        if (!isClosed) problem(`the search cannot read a PDF: ${address}`, error);
        return undefined;
      }),
    /** Ends the process until the next PDF. */
    rest,
    close: () => {
      isClosed = true;
      rest();
    },
  };
}
