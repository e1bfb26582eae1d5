import type { Api, RemoteEvent } from '@school/shared-deps';
import { RECORDS_OF_A_PART } from '@school/shared-deps/bundled';
import { Subject } from 'rxjs';
import { createActor } from 'xstate';

import { readInTasks, readRecords } from '../core/api/read-records';
import { ApiError } from '../core/api/remote-data';
import { search } from './filters/search.filter';
import { indexInTasks, indexRecords } from './list-index';
import { viewOf } from './list-view';
import { createListMachine } from './list.machine';

const PARTS = 4;
const records = Array.from({ length: PARTS * RECORDS_OF_A_PART }, (_, at) => ({
  title: `Circular ${at}`,
  date: `20${10 + (at % 16)}-04-0${1 + (at % 9)}`,
}));
const dateOf = ({ date }: { date: string }) => date;
const options = { dateOf, isListed: undefined, timeZone: 'Asia/Kolkata' };

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

  it('is read in tasks between which the browser answers, and is the same as read at once', async () => {
    const reading = readInTasks('circular/all', records, fail);
    expect(await tasksOf(reading)).toBe(PARTS - 1);
    expect(await reading).toEqual(readRecords('circular/all', records, fail));
  });

  it('tells the place of the first malformed record, whichever part it is in', async () => {
    const problems: string[] = [];
    const body = records.with(RECORDS_OF_A_PART + 6, null as never);
    const reading = readInTasks('circular/all', body, (problem) => problems.push(problem));
    await tasksOf(reading);
    expect(problems).toEqual([
      `circular/all: 1 of ${body.length} dropped; record ${RECORDS_OF_A_PART + 7}: the record must be object`,
    ]);
  });

  it('is indexed in such tasks too, with the newest first', async () => {
    const arrived = [...records];
    expect(await tasksOf(indexInTasks(arrived, options))).toBe(PARTS - 1);
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
    await jest.advanceTimersByTimeAsync(PARTS * 10);
    expect(list.getSnapshot().matches({ records: { connected: 'stale' } })).toBe(true);
    expect(viewOf(list.getSnapshot().context).total).toBe(records.length);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
    list.stop();
  });
});

function fail(problem: string): never {
  throw new Error(problem);
}
