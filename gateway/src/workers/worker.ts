import { contentHash } from '@school/server-core/http/content-hash';

import { projectAnswer, type ProjectedAnswer, type ProviderAnswer } from '../project-answer';

/** Answers a job of the thread. */
export function run(answer: ProviderAnswer): ProjectedAnswer {
  const projected = projectAnswer(answer);
  return { ...projected, hash: projected.json && contentHash(projected.json) };
}
