import { contentHash } from '@school/server-core/http/content-hash';
import { answerJobs } from '@school/server-core/work/work-thread';

import { projectAnswer, type ProjectedAnswer, type ProviderAnswer } from '../project-answer';

answerJobs((answer: ProviderAnswer): ProjectedAnswer => {
  const projected = projectAnswer(answer);
  return { ...projected, hash: projected.json && contentHash(projected.json) };
}, buffersOf);

/** A long list's memory goes over to the other thread. A short one shares its memory with others. */
function buffersOf({ json }: ProjectedAnswer): ArrayBuffer[] {
  const buffer = json?.buffer as ArrayBuffer | undefined;
  return buffer !== undefined && buffer.byteLength === json?.byteLength ? [buffer] : [];
}
