import { contentHash } from '@school/server-core/http/content-hash';
import type { Log } from '@school/server-core/log';
import { UpstreamError } from '@school/server-core/upstream/upstream-error';
import { createWorkThread } from '@school/server-core/work/work-thread';
import type { ChildData } from '@school/shared-deps/contract';

import { projectAnswer, type ProjectedAnswer, type ProviderAnswer, toShownJson } from './project-answer';
import { workerFile } from './workers/worker-file';

export type PrepareRecords = ReturnType<typeof createPrepareRecords>;

interface PrepareOptions {
  childData: () => ChildData;
  log: Pick<Log, 'problem'>;
}

/** A record costs some 40 µs: longer answers are projected in a thread of their own. */
const MAX_BYTES_AT_ONCE = 128_000;
const THREAD_LIMITS = { timeoutMs: 10_000, maxMemoryMb: 192 };

/**
 * Makes of a provider's answer the JSON that is cached and sent; undefined for an album that is not shown.
 * Dropped records are logged once, until others are dropped.
 */
export function createPrepareRecords({ childData, log }: PrepareOptions) {
  const thread = createWorkThread<ProviderAnswer, ProjectedAnswer>({ file: workerFile, ...THREAD_LIMITS });
  const reported = new Map<string, string>();
  const take = (resource: string, { json, hash, dropped }: ProjectedAnswer) => {
    if (dropped !== '' && reported.get(resource) !== dropped) log.problem(`${resource}: ${dropped}`);
    reported.set(resource, dropped);
    const buffer = json && Buffer.from(json.buffer, json.byteOffset, json.byteLength);
    if (buffer && hash !== undefined) contentHash(buffer, hash);
    return buffer;
  };
  const answerOf = (resource: string, bytes: Uint8Array) => ({ resource, bytes, childData: childData() });

  return {
    /** @throws UpstreamError for a body that is no list or no album */
    prepare: async (resource: string, bytes: Uint8Array): Promise<Buffer | undefined> => {
      const answer = answerOf(resource, bytes);
      const isLong = bytes.length > MAX_BYTES_AT_ONCE;
      try {
        return take(resource, isLong ? await thread.run(answer) : projectAnswer(answer));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new UpstreamError(502, `the answer of the provider cannot be read: it ${reason}`);
      }
    },
    /** The same at once, for a start before there are visitors. */
    prepareNow: (resource: string, bytes: Uint8Array): Buffer | undefined =>
      take(resource, projectAnswer(answerOf(resource, bytes))),
    /** Applies another policy to records that were prepared. */
    protect: (resource: string, records: unknown): Buffer | undefined =>
      toShownJson(resource, records, childData()),
  };
}
