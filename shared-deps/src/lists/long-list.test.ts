import type { Api, RemoteEvent } from '@school/shared-deps';
import { Subject } from 'rxjs';
import { createActor } from 'xstate';

import { ApiError } from '../core/api/remote-data';
import { CHUNK_SIZE } from './chunked';
import { search } from './filters/search.filter';
import { createListMachine } from './list.machine';
import { indexInChunks, indexRecords } from './list-index';
import { viewOf } from './list-view';

const CHUNKS = 4;
const records = Array.from({ length: CHUNKS * CHUNK_SIZE }, (_, at) => ({
  title: `Circular ${at}`,
  date: `20${10 + (at % 16)}-04-0${1 + (at % 9)}`,
}));
const dateOf = ({ date }: { date: string }) => date;
const options = { dateOf, timeZone: 'Asia/Kolkata' };

/** In how many tasks work is done. */
async function tasksOf(work: Promise<unknown>): Promise<number> {
  let tasks = 0;
  for (; jest.getTimerCount() > 0; tasks += 1) await jest.runOnlyPendingTimersAsync();
  await work;
  return tasks;
}

describe('a list of some thousand records', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is indexed in tasks between which the browser answers, with the newest first', async () => {
    const arrived = [...records];
    expect(await tasksOf(indexInChunks(arrived, options))).toBe(CHUNKS - 1);
    expect(indexRecords(arrived, options)).toEqual(indexRecords([...records], options));
  });

  it('is shown once it is indexed, and a failure that follows comes after it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const events$ = new Subject<RemoteEvent>();
    const api = { stream: () => events$, peek: () => undefined } as unknown as Api;
    const filters = { search };
    const list = createActor(createListMachine<(typeof records)[number], typeof filters>(), {
      input: {
        api,
        list: { resource: 'circular/all', filters, dateOf },
        start: { currentYear: 2026, timeZone: 'Asia/Kolkata' },
        path: '/Circular',
        choice: { search: '' },
      },
    }).start();
    events$.next({ type: 'remote.loaded', records, at: 0 });
    events$.next({ type: 'remote.failed', error: new ApiError('away', 'network') });
    expect(list.getSnapshot().hasTag('unknown')).toBe(true);
    await jest.advanceTimersByTimeAsync(CHUNKS * 10);
    expect(list.getSnapshot().matches({ records: { connected: { ready: 'stale' } } })).toBe(true);
    expect(viewOf(list.getSnapshot().context).total).toBe(records.length);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
    list.stop();
  });
});
