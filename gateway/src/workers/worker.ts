import { parentPort } from 'node:worker_threads';

import { contentHash } from '@school/server-core/http/content-hash';

import { projectAnswer, type ProjectedAnswer, type ProviderAnswer } from '../project-answer';

// the class of an error does not pass from thread to thread, its message does
parentPort?.on('message', (answer: ProviderAnswer) => {
  try {
    const projected = projectAnswer(answer);
    const output = { ...projected, hash: projected.json && contentHash(projected.json) };
    parentPort?.postMessage({ output }, buffersOf(output));
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});

/** A long list's memory goes over to the other thread. A short one shares its memory with others. */
function buffersOf({ json }: ProjectedAnswer): ArrayBuffer[] {
  const buffer = json?.buffer as ArrayBuffer | undefined;
  return buffer !== undefined && buffer.byteLength === json?.byteLength ? [buffer] : [];
}
