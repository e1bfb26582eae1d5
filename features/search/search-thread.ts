import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { SearchedSite } from './searched-site';

type Name = keyof SearchedSite;
/** The same index, which answers from elsewhere. */
export type DistantSite = {
  [N in Name]: (...args: Parameters<SearchedSite[N]>) => Promise<Awaited<ReturnType<SearchedSite[N]>>>;
};

export interface Call {
  id: number;
  name: Name;
  args: readonly unknown[];
}
export type Answer = { id: number; value: unknown } | { id: number; error: string };

/** The index of a school has 13 MB; one of 200 times its records is filled within this. */
const MAX_HEAP_MB = 768;
/** The thread is at work on one call for so long only when it never ends. */
const MAX_CALL_MS = 60_000;

/** The index in a thread of its own. Whatever it costs, pages are sent, and its end is not the server's. */
export function openSearchThread(program: string): {
  site: DistantSite;
  ended: Promise<unknown>;
  end: () => void;
} {
  const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  worker.unref();
  worker.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer));
  const end = () => void worker.terminate();
  // an error ends it as well
  const ended = once(worker, 'exit').catch((error: unknown) => error);
  const call =
    (name: Name) =>
    async (...args: readonly unknown[]) => {
      const id = (last += 1);
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      const timer = setTimeout(end, MAX_CALL_MS).unref();
      worker.postMessage({ id, name, args } satisfies Call);
      const answer = await Promise.race([
        answered,
        ended.then(() => ({ id, error: 'its thread has ended' })),
      ]);
      clearTimeout(timer);
      waiting.delete(id);
      if ('error' in answer) throw new Error(answer.error);
      return answer.value;
    };
  const names = ['setSite', 'setList', 'setPdf', 'pdfs', 'find', 'save'] as const;
  const site = Object.fromEntries(names.map((name) => [name, call(name)])) as DistantSite;
  return { site, ended, end };
}
