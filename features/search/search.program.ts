import { parentPort } from 'node:worker_threads';

import type { Answer, Call } from './search-thread';
import { createSearchedSite } from './searched-site';

const site = createSearchedSite();

parentPort?.on('message', ({ id, name, args }: Call) => {
  const work = site[name] as (...given: readonly unknown[]) => unknown;
  const answer = async (): Promise<Answer> => {
    try {
      return { id, value: await work(...args) };
    } catch (error) {
      return { id, error: String(error) };
    }
  };
  void answer().then((value) => parentPort?.postMessage(value));
});
