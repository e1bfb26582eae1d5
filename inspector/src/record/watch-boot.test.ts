import type { LogRow } from './source';
import { watchBoot } from './watch-boot';

const table = {
  painted: { 'page.settled': 'fetching', 'visitor.acted': 'fetching' },
  fetching: { 'code.fetched': 'alive', 'boot.failed': 'failed' },
  alive: {},
  failed: {},
};

/** Reports marks that were set before it was there, as a browser does. */
function leaveMarks(...marks: readonly [name: string, startTime: number][]) {
  const disconnect = jest.fn();
  class Observer {
    readonly #report: (list: { getEntries: () => unknown[] }) => void;
    constructor(report: (list: { getEntries: () => unknown[] }) => void) {
      this.#report = report;
    }
    observe() {
      this.#report({ getEntries: () => marks.map(([name, startTime]) => ({ name, startTime })) });
    }
    disconnect = disconnect;
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  return disconnect;
}

it('tells the way of a page to life, which began before the inspector was there', () => {
  const disconnect = leaveMarks(
    ['boot:painted', 120],
    ['other', 130],
    ['boot:fetching', 400],
    ['boot:alive', 900],
  );
  const rows: Omit<LogRow, 'n'>[] = [];
  const { boot, stop } = watchBoot(table, (row) => rows.push(row));
  expect(rows.map(({ at, name, edges }) => [at, name, edges])).toEqual([
    [120, 'boot', []],
    [400, 'page.settled', ['painted|page.settled|0']],
    [900, 'code.fetched', ['fetching|code.fetched|0']],
  ]);
  expect(boot.actor).toMatchObject({ name: 'boot', snapshot: { value: 'alive' }, since: 900 });
  expect(boot.chart.states.map(({ path }) => path)).toEqual(['', 'painted', 'fetching', 'alive', 'failed']);
  stop();
  expect(disconnect).toHaveBeenCalled();
});
