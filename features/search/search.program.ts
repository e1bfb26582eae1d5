import { parentPort } from 'node:worker_threads';

import type { Answer, Call } from './search-thread';
import { createSearchedSite } from './searched-site';

const site = createSearchedSite();

parentPort?.on('message', ({ id, name, args }: Call) => {
  const send = (answer: Answer) => parentPort?.postMessage(answer);
  const work = site[name] as (...given: readonly unknown[]) => unknown;
  const answer = async () => work(...args);
  answer().then(
    (value) => send({ id, value }),
    (error: unknown) => send({ id, error: String(error) }),
  );
});
