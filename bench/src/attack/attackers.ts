import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { get } from '../get';
import { count, type Counts } from '../processes';
import { cases, type Means } from './cases';

/** How attackers were answered, by the kind of their requests, and answers that a site should not give. */
export interface Attack {
  tally: Record<string, Counts>;
  wrong: Counts;
}

// a process of attackers, who go on until a message comes
const [url = '', name = ''] = process.argv.slice(2);
const IN_FLIGHT = 8;
const OPENED_AGAIN_MS = 500;
const { hostname: host, port } = new URL(url);
const { tally, wrong }: Attack = { tally: {}, wrong: {} };
let isOver = false;
const over = once(process, 'message').then(() => (isOver = true));
process.once('disconnect', () => process.exit());

const flood: Means['flood'] = async (kind, { perSecond, path, inFlight = IN_FLIGHT, maxMs, with: sent }) => {
  const counts = (tally[kind] = {});
  const running = new Set<Promise<void>>();
  for (let number = 0; !isOver; number += 1) {
    const from = `127.0.2.${100 + (number % 4)}`;
    const pending = get(url, path(number), { from, ...(maxMs && { maxMs }), ...sent?.(number) })
      .then(
        ({ status, headers }) => {
          count(counts, String(status));
          if (status === 500) count(wrong, `${kind}: status 500`);
          const isBusy = status === 429 || status === 503;
          if (isBusy && !headers['retry-after']) count(wrong, `${kind}: ${status} without Retry-After`);
        },
        () => count(counts, 'none'),
      )
      .finally(() => running.delete(pending));
    running.add(pending);
    if (running.size >= inFlight) await Promise.race([...running, over]);
    await sleep(1000 / perSecond);
  }
};

const open: Means['open'] = async ({ count: number, from, text = '', readEveryMs }) => {
  const openOne = async (localAddress: string) => {
    while (!isOver) {
      const socket = createConnection({ host, port: Number(port), localAddress });
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.once('error', () => undefined).write(text);
      const reading = readEveryMs && setInterval(() => void socket.read(), readEveryMs);
      await Promise.race([closed, over]);
      clearInterval(reading);
      socket.destroy();
      await sleep(OPENED_AGAIN_MS);
    }
  };
  await Promise.all(Array.from({ length: number }, (_, at) => openOne(from(at))));
};

await Promise.all([cases[name]?.attack?.({ flood, open }), over]);
process.send?.({ tally, wrong } satisfies Attack);
